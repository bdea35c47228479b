import type { CommerceError } from '../graphql-error.ts';
import { inputError, noSuchEntity } from '../graphql-error.ts';
import type { BackendModule } from '../module.ts';
import type { RequestContext } from '../request-context.ts';
import { redirectCode } from '../route/routed.ts';
import type { Routed } from '../route/routed.ts';
import { getViewLanguage } from '../store/view-language.ts';
import { getFingerprint } from '../seed-database/fingerprint.ts';
import { cmsTables, fillContent, findBlock, findPage, findPageById } from './cms-store.ts';
import type { CmsBlock, CmsPage } from './cms-store.ts';
import { resolveDirectives } from './directives.ts';

interface PageArguments {
  readonly id?: number | null;
  readonly identifier?: string | null;
}

function readPage(_: unknown, { id, identifier }: PageArguments, { database, storeView }: RequestContext): CmsPage {
  if (id == null && !identifier) throw inputError('"Page id/identifier should be specified');
  const language = getViewLanguage(storeView);
  const page = identifier ? findPage(database, identifier, language) : findPageById(database, id ?? 0, language);
  if (!page || storeView.disabledPages?.includes(page.identifier))
    throw noSuchEntity(`The CMS page with the "${identifier ?? id}" ID doesn't exist.`);
  return page;
}

function readBlocks(
  _: unknown,
  { identifiers }: { identifiers?: readonly (string | null)[] | null },
  { database, storeView }: RequestContext,
): { items: (CmsBlock | CommerceError)[] } {
  if (!identifiers || identifiers.length === 0) throw inputError('"identifiers" of CMS blocks should be specified');
  const language = getViewLanguage(storeView);
  return {
    items: identifiers.map(
      (identifier) =>
        findBlock(database, identifier ?? '', language) ??
        noSuchEntity(`The CMS block with the "${identifier ?? ''}" ID doesn't exist.`),
    ),
  };
}

const content = ({ content: stored }: CmsPage | CmsBlock, _: unknown, context: RequestContext): string =>
  resolveDirectives(stored, context);

/** Content pages and blocks. */
export const cmsModule: BackendModule = {
  name: 'cms',
  sql: cmsTables,
  typeDefs: ['cms.graphql'],
  resolvers: {
    Query: { cmsPage: readPage, cmsBlocks: readBlocks },
    CmsPage: {
      content,
      content_heading: ({ contentHeading }: CmsPage) => contentHeading,
      meta_title: ({ metaTitle, title }: CmsPage) => metaTitle ?? title,
      meta_description: ({ metaDescription }: CmsPage) => metaDescription,
      meta_keywords: () => null,
      page_layout: () => '1column',
      url_key: ({ identifier }: CmsPage) => identifier,
      relative_url: ({ identifier, relative_url }: CmsPage & Routed) => relative_url ?? identifier,
      redirect_code: redirectCode,
      type: () => 'CMS_PAGE',
    },
    CmsBlock: { content },
  },
  seed: {
    fingerprint: ({ content: { cmsPages, cmsBlocks } }) => getFingerprint([cmsPages, cmsBlocks]),
    fill: ({ database, content: seed }) => {
      fillContent(database, seed);
    },
  },
};
