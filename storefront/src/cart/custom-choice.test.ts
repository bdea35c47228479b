import { describe, expect, it } from 'vitest';
import { getFileName } from './custom-choice.ts';
import { toLineChoices } from './line-choices.ts';
import { isSameChoice, toProductChoice } from './product-choice.ts';

const link = (name: string) =>
  `<a href="https://shop.example/sales/download/downloadCustomOption/id/9/key/bc61f1/" target="_blank">${name}</a> 640 x 480 px.`;

describe('getFileName', () => {
  it.each([
    [link('photo.jpg'), 'photo.jpg'],
    [link('Anna &amp; Otto &#039;26 &quot;x&quot; &lt;b&gt; &eacute;.png'), `Anna & Otto '26 "x" <b> &eacute;.png`],
    ['photo.jpg', 'photo.jpg'],
    ['', ''],
  ])('of %s is %s', (value, name) => expect(getFileName(value)).toBe(name));
});

describe('toLineChoices', () => {
  const uid = btoa('custom-option/3');
  const options = toLineChoices({
    customizable_options: [
      {
        customizable_option_uid: uid,
        label: 'Photo',
        type: 'file',
        values: [{ label: 'Photo', value: link('a.jpg') }],
      },
      {
        customizable_option_uid: btoa('custom-option/4'),
        label: 'Frame',
        type: 'drop_down',
        values: [{ label: 'Oak', value: '8' }],
      },
    ],
  });

  it('shows the name of a file, and the uid of what was selected', () => {
    expect(options).toEqual([
      { label: 'Photo', value: 'a.jpg', valueUid: uid, isFile: true },
      { label: 'Frame', value: 'Oak', valueUid: btoa('custom-option/4/8') },
    ]);
  });

  it('does not send the file again, and tells the line from one without a file', () => {
    const choice = toProductChoice({ sku: 'L', quantity: 1, options });
    expect(choice).toEqual({
      sku: 'L',
      quantity: 1,
      selectedOptions: [btoa('custom-option/4/8')],
      hasFile: true,
    });
    expect(isSameChoice(choice, { ...choice, hasFile: false })).toBe(false);
  });
});
