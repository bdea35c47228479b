import { RichContent } from '@witryna/page-builder';
import { parseRichContent } from '@witryna/page-builder/parser';
import { Heading } from '@witryna/ui/text';
import { cmsBlock, cmsPage } from '../content';
import { CmsContent } from './cms-content';
import { Demo } from '../demo';
import { Product } from '../product';

/** A server component: content is parsed on the server, and the browser gets the tree. */
export default function Page() {
  return (
    <main>
      <Heading level={1}>Sklep</Heading>
      <Product />
      <Demo />
      <RichContent content={parseRichContent(cmsPage)} />
      <CmsContent content={parseRichContent(cmsBlock)} />
    </main>
  );
}
