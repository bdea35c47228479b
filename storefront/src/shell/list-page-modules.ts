import { localeTag } from '../i18n/index.ts';
import { layoutMessages } from '../platform/layout/messages.ts';
import type { LayoutData } from '../platform/layout/layout-data.ts';
import { hasSwitcherOptions } from '../store-view/index.ts';
import type { LoadedPage } from '../platform/navigation/page.tsx';
import type { RenderedHtml } from './rendered-page.ts';
import { routes, type RouteName } from './routes.ts';

/**
 * Lists the source modules whose scripts and styles a page needs.
 *
 * @param locale - Locale of its messages, e.g. `pl_PL`.
 */
export function listPageModules(
  { name, page }: { name: RouteName; page: LoadedPage },
  layout: LayoutData,
  locale: string,
): Pick<RenderedHtml, 'modules' | 'layoutModules' | 'lazyModules'> {
  const isDeferred = routes[name].hydrate === 'on-interaction';
  const hasSwitchers = hasSwitcherOptions(layout);
  return {
    modules: [
      routes[name].module,
      ...(page.state.modules ?? []),
      ...page.messageCatalogs.map((catalog) => `src/${catalog.name}/messages/${locale}.json`),
      'src/i18n/ui-strings.ts',
      `../ui/src/strings/${localeTag(locale)}.ts`,
      // A page that hydrates immediately asks the backend at once.
      ...(isDeferred ? [] : ['src/commerce/client.ts']),
      ...(isDeferred || !hasSwitchers ? [] : ['src/store-view/chosen-view.ts']),
    ],
    layoutModules: [`src/${layoutMessages.name}/messages/${locale}.json`],
    lazyModules: [
      'src/shell/layout/layout-footer.tsx',
      ...(hasSwitchers ? ['src/store-view/switchers.tsx'] : []),
      ...(page.state.lazyModules ?? []),
    ],
  };
}
