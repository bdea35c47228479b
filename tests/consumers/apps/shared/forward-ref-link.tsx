import { PageBuilderProvider } from '@witryna/page-builder';
import { WitrynaProvider, type LinkProps } from '@witryna/ui/provider';
import { forwardRef, type ReactNode } from 'react';

/** Link of React 18, which passes `ref` to no other function component. */
const ForwardRefLink = forwardRef<HTMLAnchorElement, Omit<LinkProps, 'ref'>>(function ForwardRefLink(props, ref) {
  return <a {...props} ref={ref} />;
});

/** Compiles with the types of every supported React. */
export function ForwardRefLinks({ children }: { children: ReactNode }) {
  return (
    <WitrynaProvider linkComponent={ForwardRefLink}>
      <PageBuilderProvider linkComponent={ForwardRefLink}>{children}</PageBuilderProvider>
    </WitrynaProvider>
  );
}
