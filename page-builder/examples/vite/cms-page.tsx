import '@witryna/design-tokens/styles.css';
import '@witryna/ui/reset.css';
import '@witryna/ui/styles.css';
import '@witryna/page-builder/styles.css';
import { RichContent } from '@witryna/page-builder';
import { parseRichContent } from '@witryna/page-builder/parser';
import { cmsPage } from './content';

const content = parseRichContent(cmsPage);

/** A CMS page whose HTML the browser has; it parses it with its own `DOMParser`. */
export function CmsPage() {
  return <RichContent content={content} />;
}
