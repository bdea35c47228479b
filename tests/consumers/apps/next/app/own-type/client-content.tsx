'use client';
import { defineRenderer, PageBuilderProvider, RichContent, type RichContentValue } from '@witryna/page-builder';
import { Countdown } from './countdown';

const renderers = [defineRenderer('countdown', Countdown)];

/** The same content type where the browser renders the content. */
export function ClientContent({ content }: { content: RichContentValue }) {
  return (
    <PageBuilderProvider renderers={renderers}>
      <RichContent content={content} />
    </PageBuilderProvider>
  );
}
