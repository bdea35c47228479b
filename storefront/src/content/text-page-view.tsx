import { PageBlock } from '@witryna/ui/layout';
import { TableOfContents } from '@witryna/ui/table-of-contents';
import { useIntl } from '../i18n/index.ts';
import { ShopRichContent } from './shop-rich-content.tsx';
import type { TextPage } from './text-page.ts';
import * as styles from './text-page-view.css.ts';

interface TextPageViewProps {
  page: TextPage;
  /** Whether the images of the first row are loaded at once and first. */
  priority: boolean;
  /** Level of the topmost heading in the content. */
  topHeadingLevel: 1 | 2;
  /** Maximum width without a table of contents, see `PageBlock`. Default `site`. */
  width?: 'site' | 'panel' | undefined;
}

/**
 * A page with a text to read from start to end: lines of a readable length and, on wide screens, a table of contents at
 * their side.
 */
export function TextPageView({
  page: { before, text, after, headings },
  priority,
  topHeadingLevel,
  width,
}: TextPageViewProps) {
  const intl = useIntl();
  const hasContents = headings.length > 0;
  return (
    <>
      {before && <ShopRichContent content={before} priority={priority} topHeadingLevel={topHeadingLevel} />}
      <PageBlock width={hasContents ? 'site' : width} space="none">
        <div className={hasContents ? styles.layout : undefined}>
          {hasContents && (
            <TableOfContents
              label={intl.formatMessage('content.onThisPage')}
              items={headings}
              className={styles.contents}
            />
          )}
          <div className={styles.text}>
            <ShopRichContent
              content={text}
              width="container"
              priority={priority && !before}
              topHeadingLevel={topHeadingLevel}
            />
          </div>
        </div>
      </PageBlock>
      {after && <ShopRichContent content={after} topHeadingLevel={topHeadingLevel} />}
    </>
  );
}
