import { TextLink } from '@witryna/ui/text';
import type { ReactNode } from 'react';
import { isFollowed, useNavigation } from '../app/index.ts';

interface ReturnLinkProps {
  /** A page that leads on by `returnPath`, e.g. `/sign-in`. */
  href: string;
  /** State that remembers where to go on; as `returnPath` reads it. */
  state: unknown;
  children: ReactNode;
}

/** A link to signing in or creating an account that leads back afterwards (RTE-26). */
export function ReturnLink({ href, state, children }: ReturnLinkProps) {
  const navigation = useNavigation();
  return (
    <TextLink
      href={href}
      onClick={(event) => {
        if (!navigation || !isFollowed(event, event.currentTarget)) return;
        event.preventDefault();
        void navigation.navigate(href, { state });
      }}
    >
      {children}
    </TextLink>
  );
}
