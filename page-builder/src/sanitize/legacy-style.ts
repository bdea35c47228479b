import type { Declaration } from '../css/declarations.ts';
import type { HtmlElement } from '../parser/html-tree.ts';
import { decodeBackgroundImages } from '../parser/backgrounds.ts';
import { toNames } from '../to-names.ts';

/** Elements that old editors wrote for a style alone. */
const styleOfElement = new Map([
  ['center', 'text-align:center'],
  ['big', 'font-size:larger'],
]);

const propertyOfAttribute = new Map([
  ['align', 'text-align'],
  ['bgcolor', 'background-color'],
  ['color', 'color'],
  ['valign', 'vertical-align'],
  ['width', 'width'],
]);

const cells = toNames('table caption colgroup col thead tbody tfoot tr td th');
const aligned = new Set([...cells, ...toNames('p div h1 h2 h3 h4 h5 h6 img iframe')]);

/**
 * Returns the declarations that an element's name and attributes stand for, in old HTML such as `<font color>` and
 * `<td align>` and as the background image of a content type in text. They are as unsafe as those of a `style` attribute.
 */
export function readLegacyStyle({ name, attributes }: HtmlElement): Declaration[] {
  const result: Declaration[] = [];
  const add = (property: string, value: string) => result.push({ property, value, important: false });
  const [property, value] = styleOfElement.get(name)?.split(':') ?? [];
  if (property !== undefined && value !== undefined) add(property, value);
  const { desktop } = decodeBackgroundImages(attributes.get('data-background-images'));
  if (desktop !== undefined) add('background-image', `url("${desktop.replace(/[\s"'()]/g, encode)}")`);
  if (name !== 'font' && !aligned.has(name)) return result;
  for (const [attribute, text] of attributes) {
    const styled = propertyOfAttribute.get(attribute);
    if (styled === undefined || !(name === 'font' ? attribute === 'color' : attribute === 'align' || cells.has(name)))
      continue;
    const setting = text.trim().toLowerCase();
    if (attribute === 'width') {
      if (/^\d{1,4}%?$/.test(setting)) add(styled, setting.endsWith('%') ? setting : `${setting}px`);
    } else if (attribute !== 'align' || !/^(?:table|img|iframe)$/.test(name)) {
      add(styled, /^[\da-f]{6}$/.test(setting) ? `#${setting}` : setting);
    } else if (setting === 'left' || setting === 'right') add('float', setting);
    else if (name === 'table') add('margin', '0 auto');
    else add('vertical-align', setting);
  }
  return result;
}

const encode = (char: string) => `%${char.charCodeAt(0).toString(16).padStart(2, '0')}`;
