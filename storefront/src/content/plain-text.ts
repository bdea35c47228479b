/** Names of the characters from U+00A0 to U+00FF, in their order. */
const latinNames =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'.split(
    ' ',
  );

const namedCharacters = new Map([
  ...latinNames.map((name, index): [string, string] => [name, String.fromCodePoint(0xa0 + index)]),
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['ndash', '–'],
  ['mdash', '—'],
  ['hellip', '…'],
  ['bdquo', '„'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['sbquo', '‚'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['bull', '•'],
  ['euro', '€'],
  ['trade', '™'],
]);

function decodeReference(reference: string, name: string): string {
  const known = namedCharacters.get(name);
  if (known !== undefined) return known;
  const code = name.startsWith('#x')
    ? Number.parseInt(name.slice(2), 16)
    : name.startsWith('#')
      ? Number.parseInt(name.slice(1), 10)
      : NaN;
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : reference;
}

/** Start tag and text of the content type "HTML Code" as Magento stores it; with `data-decoded` it has markup already. */
const htmlCode = /(<\w+(?=[^>]*\sdata-content-type="html")(?![^>]*\sdata-decoded)[^>]*>)([^<]+)/g;

/** Returns HTML of the backend in which the "HTML Code" of Page Builder, stored as text, is markup. */
export function decodeHtmlCode(html: string): string {
  return html.replace(
    htmlCode,
    (_, tag: string, text: string) => tag + text.replace(/&(lt|gt|quot|amp);/g, decodeReference),
  );
}

/**
 * Returns the words of an HTML text, e.g. for the description of a page. Character references that WYSIWYG editors write
 * are decoded.
 *
 * @param longest - Characters after which it is cut, between two words. Default: 160.
 */
export function plainText(html: string, longest = 160): string {
  const text = decodeHtmlCode(html)
    .replace(/<(style|script)\b.*?<\/\1\s*>|<!--.*?-->/gis, ' ')
    .replace(/<\/?(?:a|abbr|b|em|i|mark|small|span|strong|sub|sup|u)\b[^>]*>/gi, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#x?[\da-f]+|\w+);/gi, decodeReference)
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= longest) return text;
  const end = text.lastIndexOf(' ', longest);
  return `${text.slice(0, end > 0 ? end : longest)}…`;
}
