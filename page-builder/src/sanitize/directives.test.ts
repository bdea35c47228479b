import { describe, expect, it, vi } from 'vitest';
import { parseRichContent, sanitizeHtml } from '../parser/index.node.ts';
import { withoutDirectives, withoutDirectivesInText } from './directives.ts';

describe('directives of Magento', () => {
  it.each([
    '{{widget type="Magento\\Cms\\Block\\Widget\\Block" block_id="3"}}',
    "{{block class='Magento\\Cms\\Block\\Block' block_id='a'}}",
    '{{config path="web/unsecure/base_url"}}',
    '{{customVar code=phone}}',
    '{{trans "Free delivery"}}',
    '{{depend order.id}}',
    '{{/depend}}',
    '{{media url=wysiwyg/a.jpg}}',
    '{{widget type="x"\nconditions_encoded="^[`1`:^[^]^]"}}',
    '{{WIDGET}}',
    '{{widget type="a" text="{{block id=1}}" url="{{media url=b}}"}}',
  ])('are removed from a text: %s', (directive) => {
    const removed: string[] = [];
    expect(withoutDirectives(`a ${directive} b`, (text) => removed.push(text))).toBe('a  b');
    expect(removed).toEqual([directive]);
  });

  it('are removed with everything after them when their end is missing', () => {
    expect(withoutDirectives('a {{widget type="')).toBe('a ');
  });

  it.each(['{{ price }}', '{{product.name}}', '{{#if sale}}', '{media}', '{{varnish}}', 'a {{', '}}'])(
    'do not include other text in braces: %s',
    (text) => expect(withoutDirectives(text)).toBe(text),
  );

  it.each([
    ['<p>a {{widget x="<"}} b</p>', '<p>a  b</p>'],
    ['<img src="{{media url="a.jpg"}}">{{block id="x"}}', '<img src="{{media url="a.jpg"}}">'],
    ['<a href=\'{{store url=a}}\'>{{trans "b"}}c</a>', "<a href='{{store url=a}}'>c</a>"],
    ['<script>const a = "{{config path=b}}";</script>{{var c}}', '<script>const a = "{{config path=b}}";</script>'],
    ['<!-- {{block id=a}} --><style>a{b:{{var c}}}</style>', '<!-- {{block id=a}} --><style>a{b:{{var c}}}</style>'],
    ['<p>no directive</p>', '<p>no directive</p>'],
    ['{{var a}}<a title="{{var b}}', '<a title="{{var b}}'],
    ["{{var a}}<a title='{{var b}}", "<a title='{{var b}}"],
    ['{{var a}}<a {{var b}}', '<a {{var b}}'],
    ['{{var a}}<!-- {{var b}}', '<!-- {{var b}}'],
    ['{{var a}}<style>{{var b}}', '<style>{{var b}}'],
  ])('are removed from the text of markup only: %s', (markup, expected) => {
    expect(withoutDirectivesInText(markup)).toBe(expected);
  });
});

describe('directives in place of a URL', () => {
  it.each([
    ['<img src="{{media url=a.jpg}}" alt="A">', ''],
    ['<img src="{{media url="a.jpg"}}" alt="A">', ''],
    ['<img src="{{media url=&quot;a.jpg&quot;}}" alt="A">', ''],
    ['<img src="%7B%7bmedia%20url=a.jpg%7D%7D" alt="A">', ''],
    ['<img src="&#123;{media url=a.jpg}}" alt="A">', ''],
    ['<img src="/a.jpg" srcset="{{media url=a.jpg}} 2x" alt="A">', '<img src="/a.jpg" alt="A">'],
    [
      '<picture><source srcset="{{media url=a.webp}}"><img src="/a.jpg" alt="A"></picture>',
      '<span><img src="/a.jpg" alt="A"></span>',
    ],
    ['<a href="{{store url=""}}about">A</a>', 'A'],
    ["<a href=\"{{widget type='Magento\\Catalog\\Block\\Product\\Widget\\Link' id_path='product/1'}}\">A</a>", 'A'],
    ['<a href="https://shop.example/{{config path=a}}" target="_blank">A</a>', 'A'],
    ['<video src="{{media url=a.mp4}}">A</video>', ''],
    ['<video><source src="{{media url=a.mp4}}"></video>', ''],
    [
      '<video src="/a.mp4" poster="{{media url=a.jpg}}"></video>',
      '<video src="/a.mp4" controls="" preload="metadata"></video>',
    ],
    [
      '<video src="/a.mp4"><track src="{{media url=a.vtt}}"></video>',
      '<video src="/a.mp4" controls="" preload="metadata"></video>',
    ],
    ['<iframe src="{{config path=video}}"></iframe>', ''],
    ['<p style="color: red; background: url({{media url=a.jpg}})">A</p>', '<p style="color: red;">A</p>'],
    ['<p style="background-image: url(\'%7B%7Bmedia url=a.jpg%7D%7D\')">A</p>', '<p>A</p>'],
    ['<p data-background-images=\'{\\"desktop_image\\":\\"{{media url=a.jpg}}\\"}\'>A</p>', '<p>A</p>'],
    ['<p>{{widget type="a" text="{{block id=1}}"}}A</p>', '<p>A</p>'],
  ])('are removed with the attribute, or the element that needs it: %s', (markup, expected) => {
    expect(sanitizeHtml(markup)).toBe(expected);
  });

  it.each(['href="{{store url=a}}"', "src='{{media url=a.jpg}}'"])('are reported: %s', (attribute) => {
    const onProblem = vi.fn();
    parseRichContent(`<p data-content-type="text"><a ${attribute}>A</a><img ${attribute} alt=""></p>`, { onProblem });
    expect(onProblem).toHaveBeenCalledExactlyOnceWith({
      kind: 'directive',
      subject: attribute.slice(attribute.indexOf('{'), -1),
    });
  });
});
