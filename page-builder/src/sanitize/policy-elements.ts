import { toNames } from '../to-names.ts';

/** Elements that stay in sanitized HTML; of the policy the only part that rendering needs too. */
export const allowedElements = toNames(
  'a abbr address article aside audio b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure ' +
    'footer h1 h2 h3 h4 h5 h6 header hr i iframe img ins kbd li mark ol p pre q rp rt ruby s samp section small source span strong sub summary sup ' +
    'table tbody td tfoot th thead time tr track u ul var video wbr',
);

/** Void elements. */
export const voidElements = toNames('br col hr img source track wbr');
