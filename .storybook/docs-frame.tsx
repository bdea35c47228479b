import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, type PropsWithChildren } from 'react';

// Loaded on demand, because the documentation blocks are large and test runs never need them.
const DocsContainer = lazy(() => import('./docs-container.tsx'));

/** Renders the frame of a documentation page. */
export function DocsFrame(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense>
      <DocsContainer {...props} />
    </Suspense>
  );
}
