'use client';

import { useMemo, type ReactNode } from 'react';
import { parseRichContent } from '@witryna/page-builder/parser';
import type { RichContentValue } from '../nodes.ts';

interface ParseContentProps {
  /** Content as Magento delivers it. */
  html: string;
  /** Renders the parsed content. */
  children: (content: RichContentValue) => ReactNode;
}

/** Parses content. In a separate module, because it imports the parser. */
export default function ParseContent({ html, children }: ParseContentProps) {
  return children(useMemo(() => parseRichContent(html), [html]));
}
