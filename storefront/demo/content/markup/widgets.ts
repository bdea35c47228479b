import { contentType } from './content-types.ts';
import { escapeText, tag } from './tag.ts';

/** Tabs; the contents are markup. */
export function tabs(items: readonly { id: string; name: string; content: string }[]): string {
  const headers = items.map(({ id, name }) =>
    tag(
      'li',
      { role: 'tab', class: 'tab-header', 'data-element': 'headers', style: 'border-radius:0px;border-width:1px' },
      tag('a', { href: `#${id}`, class: 'tab-title' }, tag('span', { class: 'tab-title' }, escapeText(name))),
    ),
  );
  const panels = items.map(({ id, name, content }) =>
    contentType(
      'tab-item',
      {
        'data-tab-name': name,
        'data-background-images': '{}',
        id,
        style: 'justify-content:flex-start;display:flex;flex-direction:column;border-width:1px;border-radius:0px',
      },
      content,
    ),
  );
  const navigation = tag(
    'ul',
    { role: 'tablist', class: 'tabs-navigation', 'data-element': 'navigation', style: 'text-align:left' },
    headers.join(''),
  );
  const content = tag('div', { class: 'tabs-content', 'data-element': 'content', style: 'border-width:1px;min-height:220px' }, panels.join(''));
  return contentType('tabs', { class: 'tab-align-left', 'data-active-tab': '0' }, navigation + content);
}

/** Questions and answers; the answers are markup. */
export function faq(items: readonly (readonly [question: string, answer: string])[]): string {
  const questions = items.map(([question, answer]) =>
    contentType(
      'faq-item',
      {},
      tag('h3', { 'data-element': 'question', 'data-collapsible': 'true' }, escapeText(question)) +
        tag('div', { 'data-content': 'true' }, tag('div', { 'data-element': 'answer' }, answer)),
      'li',
    ),
  );
  return contentType('faq', {}, questions.join(''), 'ul');
}

/** A film of YouTube. */
export function youTubeVideo(id: string, title: string): string {
  const player = tag('iframe', {
    frameborder: '0',
    allowfullscreen: '',
    title,
    src: `https://www.youtube.com/embed/${id}`,
    'data-element': 'video',
  });
  const container = tag('div', { class: 'pagebuilder-video-container' }, player);
  const wrapper = tag(
    'div',
    { class: 'pagebuilder-video-wrapper', 'data-element': 'wrapper', style: 'border-width:1px;border-radius:24px' },
    container,
  );
  return contentType(
    'video',
    {},
    tag('div', { class: 'pagebuilder-video-inner', 'data-element': 'inner', style: 'max-width:800px' }, wrapper),
  );
}

/** A place on a map, as the editor stores it. */
export interface MapPlace {
  name: string;
  latitude: number;
  longitude: number;
  address: string;
  postcode: string;
  city: string;
  phone: string;
}

/** Places on a map. */
export function map(places: readonly MapPlace[]): string {
  const locations = places.map(({ name, latitude, longitude, address, postcode, city, phone }, index) => ({
    position: { latitude, longitude },
    location_name: name,
    phone,
    address,
    city,
    zipcode: postcode,
    country: 'Polska',
    record_id: String(index),
  }));
  return contentType('map', { 'data-show-controls': 'true', 'data-locations': JSON.stringify(locations), style: 'height:300px' });
}

/** A wall of posts of Tint: its embed code as text, the way hand-written markup is stored. */
export function socialWall(id: string): string {
  const code =
    tag('script', { async: '', src: 'https://cdn.hypemarks.com/pages/a5b5e5.js' }) +
    tag('div', { class: 'tintup', 'data-id': id, 'data-columns': '3', 'data-expand': 'true' });
  return contentType('tintup', {}, escapeText(code));
}
