'use client';
import { PageBuilderProvider, RichContent, type RichContentValue } from '@witryna/page-builder';
import Link from 'next/link';

/** Content with what an application lends, as the README of page-builder shows it. */
export function CmsContent({ content }: { content: RichContentValue }) {
  return (
    <PageBuilderProvider linkComponent={Link} hosts={['shop.example']}>
      <RichContent content={content} width="container" />
    </PageBuilderProvider>
  );
}
