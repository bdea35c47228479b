import { describe, expect, it } from 'vitest';
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
