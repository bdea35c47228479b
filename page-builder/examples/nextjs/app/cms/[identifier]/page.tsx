import { parseRichContent } from '@witryna/page-builder/parser';
import { RichContent } from '@witryna/page-builder/server';
import { notFound } from 'next/navigation';
import { CmsProvider } from '../../cms-provider';
import { loadCmsPage } from './load-cms-page';

/** A CMS page. The server parses and renders it; only links, images and interactive content need scripts. */
export default async function Page({ params }: { params: Promise<{ identifier: string }> }) {
  const { identifier } = await params;
  const html = await loadCmsPage(identifier);
  if (html === undefined) notFound();
  const shop = process.env['MAGENTO_URL'];
  return (
    <main>
      <CmsProvider {...(shop && { hosts: [new URL(shop).host] })}>
        <RichContent content={parseRichContent(html)} priority />
      </CmsProvider>
    </main>
  );
}
