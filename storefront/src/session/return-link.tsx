import { TextLink } from '@witryna/ui/text';
import type { ReactNode } from 'react';
import { shouldHandleClick } from '../platform/navigation/link-click.ts';
import { useNavigation } from '../platform/navigation/navigation-context.tsx';

interface ReturnLinkProps {
  /** A page that leads on by `returnPath`, e.g. `/sign-in`. */
  href: string;
  /** State that remembers where to go on; as `returnPath` reads it. */
  state: unknown;
  children: ReactNode;
}

/** A link to signing in or creating an account that leads back afterward. */
export function ReturnLink({ href, state, children }: ReturnLinkProps) {
  const navigation = useNavigation();
  return (
    <TextLink
      href={href}
      onClick={(event) => {
        if (!navigation || !shouldHandleClick(event, event.currentTarget)) return;
        event.preventDefault();
        void navigation.navigate(href, { state });
      }}
    >
      {children}
    </TextLink>
  );
}
