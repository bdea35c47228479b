import { headingShift, type RichContentValue } from '@witryna/page-builder';
import { PageBlock } from '@witryna/ui/layout';
import { Heading } from '@witryna/ui/text';
import { VisuallyHidden } from '@witryna/ui/visually-hidden';
import { CommerceError, getShopPath } from '../commerce/index.ts';
import { getBreadcrumbJsonLd } from '../platform/breadcrumbs/breadcrumb-data.ts';
import { PageBreadcrumbs } from '../platform/breadcrumbs/page-breadcrumbs.tsx';
import { PageNotFoundError } from '../platform/navigation/page-not-found-error.ts';
import type { LoadContext } from '../platform/navigation/load-context.ts';
import { definePage, type LoaderData } from '../platform/navigation/page.tsx';
import { productsMessages } from '../products/index.ts';
import { addingMessages } from '../cart/index.ts';
import { cmsPageQuery } from './cms-operations.ts';
import * as styles from './cms-page.css.ts';
import { contentMessages } from './messages.ts';
import { requestProductLists } from './request-product-lists.ts';
import { rendererModules } from './renderer-modules.ts';
import { ShopRichContent } from './shop-rich-content.tsx';
import type { TextPage } from './text-page.ts';
import { getOrganizationJsonLd } from './organization-data.ts';
import { TextPageView } from './text-page-view.tsx';

/** What a page of editorial content shows. */
export interface CmsPageView {
  /** Name of the page in its breadcrumbs; absent where it has none. */
  breadcrumb?: string;
  /** Shown above the content; empty for pages that bring their own. */
  heading: string;
  /** Heading for screen readers, of a page that shows none; absent where it does. */
  hiddenHeading?: string;
  /** Shown as it is, or in the parts of a text page. */
  content: RichContentValue | TextPage;
  /** Whether the content brings no distance to what is above. */
  needsDistance: boolean;
}

interface CmsContentProps {
  content: CmsPageView['content'];
  /** Whether there is a heading of the first level above it. */
  hasHeading: boolean;
  /** Maximum width of a text, e.g. `panel` below a centered message. Default `site`. */
  width?: 'site' | 'panel';
}

/** The content of a page without its heading. */
export function CmsContent({ content, hasHeading, width }: CmsContentProps) {
  const props = { priority: !hasHeading, topHeadingLevel: hasHeading ? 2 : 1 } as const;
  return 'text' in content ? (
    <TextPageView page={content} width={width} {...props} />
  ) : (
    <ShopRichContent content={content} {...props} />
  );
}

function CmsPage({ view: { breadcrumb, heading, hiddenHeading, content, needsDistance } }: { view: CmsPageView }) {
  const shown = <CmsContent content={content} hasHeading={heading !== ''} />;
  return (
    <>
      {breadcrumb && (
        <PageBlock space="x4">
          <PageBreadcrumbs current={breadcrumb} />
        </PageBlock>
      )}
      {hiddenHeading && (
        <h1>
          <VisuallyHidden>{hiddenHeading}</VisuallyHidden>
        </h1>
      )}
      {heading && (
        <PageBlock space="x8" className={styles.heading}>
          <Heading level={1}>{heading}</Heading>
        </PageBlock>
      )}
      {needsDistance ? <div className={heading ? styles.afterHeading : styles.first}>{shown}</div> : shown}
    </>
  );
}

/** For a page that is not there, or switched off, Magento has an error instead of null. */
function rethrowAsNotFound(error: unknown): never {
  const isMissing =
    error instanceof CommerceError && error.errors.some(({ category }) => category === 'graphql-no-such-entity');
  throw isMissing ? new PageNotFoundError() : error;
}

/**
 * Loads a page by its identifier. A product list that fails is missing; the browser asks for it again.
 *
 * @throws PageNotFoundError for one that is not there, or switched off
 */
export async function loadCmsPage(
  { identifier }: { identifier: string },
  context: LoadContext,
): Promise<LoaderData<CmsPageView>> {
  const { fetch, layout, pathname, root, intl } = context;
  const loadLists = requestProductLists(import.meta.env.SSR ? `cms_p_${identifier}` : null, context);
  // The parser comes with the page on the server; the browser fetches it when it first opens another CMS page.
  const [{ cmsPage }, { parseContent }, { splitTextPage, startsWithText }] = await Promise.all([
    fetch(cmsPageQuery, { identifier }).catch(rethrowAsNotFound),
    import('./parse-content.ts'),
    import('./text-page.ts'),
  ]);
  if (!cmsPage) throw new PageNotFoundError();
  const content = await parseContent(cmsPage.content ?? '', layout.settings);
  const isComplete = await loadLists([content]);
  const isHome = identifier === layout.store.homePage;
  // The rows of a home page belong together; plain HTML is a text on every page.
  const text = isHome && !('html' in content) ? null : splitTextPage(content);
  const breadcrumb = layout.store.hasContentBreadcrumbs && !isHome ? (cmsPage.title ?? '') : '';
  const heading = cmsPage.content_heading ?? '';
  // Only a heading of the first level would have to give way to one above the content.
  const hasHeading = heading !== '' || headingShift(content, 2) > 0;
  return {
    view: {
      ...(breadcrumb && { breadcrumb }),
      heading,
      ...(!hasHeading && cmsPage.title && { hiddenHeading: cmsPage.title }),
      content: text ?? content,
      needsDistance: startsWithText(content),
    },
    metadata: {
      title: cmsPage.meta_title || cmsPage.title || '',
      description: cmsPage.meta_description ?? '',
      canonicalPath: isHome ? '/' : pathname,
      // Magento also has the page at a path made of its id. Search engines read the server's HTML.
      ...(import.meta.env.SSR &&
        !isHome &&
        pathname.startsWith('/cms/page/view/') && { canonicalPath: getShopPath(identifier) }),
      // Search engines read it in the server's HTML; a browser has no use for it.
      ...(import.meta.env.SSR && isHome && { structuredData: [getOrganizationJsonLd(root, layout.store)] }),
      ...(import.meta.env.SSR &&
        breadcrumb && {
          structuredData: [getBreadcrumbJsonLd(root, [{ name: breadcrumb, href: pathname }], intl)],
        }),
    },
    cacheTags: [`cms_p_${identifier}`],
    ...(import.meta.env.SSR && !isComplete && { isIncomplete: true as const }),
    ...(import.meta.env.SSR && { modules: rendererModules(content) }),
  };
}

/** A page of editorial content; the home page is one. */
export const page = definePage({
  messageCatalogs: [contentMessages, productsMessages, addingMessages],
  load: loadCmsPage,
  Component: CmsPage,
});
