import { SanitizedHtml } from '../../trusted-types/index.ts';
import { useLayout } from '../../platform/layout/layout-context.tsx';

/** A CMS block of the layout; a missing one leaves nothing. Its HTML was sanitized when the layout was loaded. */
export function CmsBlock({ identifier }: { identifier: string }) {
  const html = useLayout().blocks[identifier];
  return html ? <SanitizedHtml html={html} /> : null;
}
