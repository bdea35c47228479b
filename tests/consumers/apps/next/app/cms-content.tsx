'use client';
import { PageBuilderProvider, RichContent, type RichContentValue } from '@witryna/page-builder';
import { ShopLink } from './cms-provider';

/** Content that the browser renders, with what an application lends to it. */
export function CmsContent({ content, hosts = ['shop.example'] }: { content: RichContentValue; hosts?: string[] }) {
  return (
    <PageBuilderProvider linkComponent={ShopLink} shopHosts={hosts}>
      <RichContent content={content} priority />
    </PageBuilderProvider>
  );
}
