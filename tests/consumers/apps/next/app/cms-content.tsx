'use client';
import { PageBuilderProvider, RichContent, type RichContentValue } from '@witryna/page-builder';
import Link from 'next/link';

/** Content that the browser renders, with what an application lends to it. */
export function CmsContent({ content, hosts = ['shop.example'] }: { content: RichContentValue; hosts?: string[] }) {
  return (
    <PageBuilderProvider linkComponent={Link} shopHosts={hosts}>
      <RichContent content={content} priority />
    </PageBuilderProvider>
  );
}
