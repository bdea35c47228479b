import type { SwitcherOption } from '@witryna/ui/switcher';
import { localeTag } from '../i18n/index.ts';
import { getViewBase } from './store-views.ts';
import type { StoreView } from '../platform/layout/layout-data.ts';
import { campaignParameters } from '../platform/navigation/campaign-parameters.ts';

/**
 * The store views as a switcher offers them: each in its own language, which is how its speakers find it, or by its
 * name where two share a language. The addresses are those of the same path in each view; the server redirects where
 * the view calls it otherwise. The marks of campaigns are left out: a shared cache overlooks them, and the first
 * visitor's would stand on everybody's page.
 */
export function storeViewOptions(
  storeViews: readonly StoreView[],
  { pathname, search }: { pathname: string; search: string },
): SwitcherOption[] {
  const names = storeViews.map(({ locale }) => languageName(locale));
  const groups = new Set(storeViews.map(({ group }) => group));
  return storeViews.map((view, index) => {
    const { code, name, group, locale } = view;
    const language = names[index];
    const isUnique = names.indexOf(language) === names.lastIndexOf(language);
    return {
      id: code,
      label: language && isUnique ? language : name,
      href: `${getViewBase(view)}${pathname}${withoutCampaign(search)}`,
      ...(locale && { lang: localeTag(locale) }),
      ...(groups.size > 1 && group && { group }),
    };
  });
}

/** Names of languages by locale: creating `Intl.DisplayNames` took 2 % of the time of a page on the server. */
const languageNames = new Map<string, string | undefined>();

/** Name of a language in itself, e.g. `polski` or `English`; undefined where it is not known. */
function languageName(locale: string | null): string | undefined {
  if (!locale) return undefined;
  if (!languageNames.has(locale)) languageNames.set(locale, findLanguageName(locale));
  return languageNames.get(locale);
}

function findLanguageName(locale: string): string | undefined {
  try {
    const [language = ''] = locale.split('_');
    return new Intl.DisplayNames([localeTag(locale)], { type: 'language' }).of(language);
  } catch {
    return undefined;
  }
}

const campaign = new RegExp(`([?&])(?:${campaignParameters}=[^&]*(?:&|$))+`, 'g');

const withoutCampaign = (search: string): string => search.replace(campaign, '$1').replace(/[?&]$/, '');
