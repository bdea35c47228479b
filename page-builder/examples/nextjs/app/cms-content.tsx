'use client';
import { PageBuilderProvider, RichContent, type RichContentValue } from '@witryna/page-builder';
import Link from 'next/link';

/** Content with what an application lends, as the README of page-builder shows it. */
export function CmsContent({ content, hosts = ['shop.example'] }: { content: RichContentValue; hosts?: string[] }) {
  return (
    <PageBuilderProvider linkComponent={Link} shopHosts={hosts}>
      <RichContent content={content} priority />
    </PageBuilderProvider>
  );
}
