import { lazy, Suspense, useState } from 'react';
import { reportError } from '../app/index.ts';
import { useLoadMessages } from '../i18n/index.ts';
import { Html } from './html.tsx';
import { contentCatalogue } from './messages.ts';
import type { RichText } from './rich-text.ts';

/** Time in ms after which a script that could not be fetched is fetched again. */
const retryAfter = 5000;

interface RichTextViewProps {
  text: RichText;
  /** Level of the topmost heading in the text. Default 2. */
  topHeadingLevel?: 1 | 2 | 3;
}

/**
 * A text of the backend, as the page's loader read it. What draws Page Builder content is fetched for the texts that have
 * some; until then the markup of the server stands.
 */
export function RichTextView({ text, topHeadingLevel = 2 }: RichTextViewProps) {
  const loadMessages = useLoadMessages();
  const [ShopRichContent] = useState(() => lazy(() => loadRenderer(() => loadMessages(contentCatalogue))));
  if (text.kind === 'html') return <Html html={text.html} />;
  return (
    <Suspense fallback={null}>
      <ShopRichContent content={text.content} topHeadingLevel={topHeadingLevel} />
    </Suspense>
  );
}

// Never fails: what is missing is fetched again, and meanwhile the server's markup can be read.
async function loadRenderer(loadWords: () => Promise<void>) {
  for (;;) {
    try {
      const [{ ShopRichContent }] = await Promise.all([import('./shop-rich-content.tsx'), loadWords()]);
      return { default: ShopRichContent };
    } catch (error) {
      reportError(error);
      await new Promise((resolve) => {
        setTimeout(resolve, retryAfter);
      });
    }
  }
}
