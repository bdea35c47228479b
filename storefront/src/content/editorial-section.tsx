import { PageBlock } from '@witryna/ui/layout';
import type { RichText } from './rich-text.ts';
import { RichTextView } from './rich-text-view.tsx';

/**
 * A text of the backend across the page, below what the page is about. Page Builder rows have the page's width and
 * gutters themselves.
 */
export function EditorialSection({ text }: { text: RichText }) {
  return text.kind === 'html' ? (
    <PageBlock space="x6">
      <RichTextView text={text} />
    </PageBlock>
  ) : (
    <RichTextView text={text} />
  );
}
