/** @typedef {import('./findings.mjs').Finding} Finding */

/**
 * Says which store views are examined.
 *
 * @param {readonly string[]} looked codes of the store views that are examined
 * @param {readonly string[]} left codes of the others
 * @returns {Finding}
 */
export const describeViews = (looked, left) => ({
  name: 'Store views',
  verdict: 'ok',
  text: `${looked.join(', ')}${left.length > 0 ? `; not checked, because there are too many: ${left.join(', ')}` : ''}`,
});

/**
 * Says which texts of the shop are shown in the locales that have none of their own.
 *
 * @param {readonly { code: string, locale: string }[]} views
 * @param {(code: string) => string | null} findTextLocale
 * @returns {Finding[]}
 */
export function describeTexts(views, findTextLocale) {
  const others = views.flatMap(({ code, locale }) => {
    const shown = findTextLocale(locale);
    return shown === null || shown === locale ? [] : [`${shown} for ${locale} (store view ${code})`];
  });
  return others.length === 0
    ? []
    : [
        {
          name: 'Texts of the shop',
          verdict: 'ok',
          text: `${others.join(', ')}; docs/add-a-locale.md describes how to add texts`,
        },
      ];
}
