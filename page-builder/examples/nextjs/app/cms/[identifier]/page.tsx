import { parseRichContent } from '@witryna/page-builder/parser';
import { notFound } from 'next/navigation';
import { CmsContent } from '../../cms-content';
import { loadCmsPage } from './load-cms-page';

/** A CMS page. It is parsed on the server, and the browser gets the tree. */
export default async function Page({ params }: { params: Promise<{ identifier: string }> }) {
  const { identifier } = await params;
  const html = await loadCmsPage(identifier);
  if (html === undefined) notFound();
  const shop = process.env['MAGENTO_URL'];
  return (
    <main>
      <CmsContent content={parseRichContent(html)} {...(shop && { hosts: [new URL(shop).host] })} />
    </main>
  );
}
