import type { ReactNode } from 'react';
import { TextLink } from '../../src/text/index.ts';
import { getPageUrl } from './get-page-url.ts';

/** Links to a documentation page. Stories are in a frame, so the link leaves it. */
export function PageLink({ title, children }: { title: string; children: ReactNode }) {
  return (
    <TextLink href={getPageUrl(title)} target="_top">
      {children}
    </TextLink>
  );
}
