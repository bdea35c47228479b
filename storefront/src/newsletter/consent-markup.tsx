import { sanitizeHtml } from '@witryna/page-builder/parser';
import type { ReactNode } from 'react';
import { useLayout } from '../platform/layout/layout-context.tsx';
import { SanitizedHtml } from '../trusted-types/index.ts';

export interface ConsentMarkupProps {
  /** HTML of the backend. */
  html: string;
  /** Renders what needs the text. */
  children: (label: ReactNode) => ReactNode;
}

/** Passes a consent text on to its children as sanitized HTML. */
export function ConsentMarkup({ html, children }: ConsentMarkupProps): ReactNode {
  const { settings } = useLayout();
  return children(<SanitizedHtml as="span" html={sanitizeHtml(html, settings)} />);
}
