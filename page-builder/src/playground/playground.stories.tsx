import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { contentType, heading, image, row, text } from '../fixtures/markup.ts';
import { tabs } from '../fixtures/markup-widgets.ts';
import { pictures } from '../fixtures/pictures.ts';
import { Playground } from './playground.tsx';
import { storyText } from '../fixtures/story-text.ts';

const meta = {
  title: 'Page Builder/Playground',
  component: Playground,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Playground>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = row(heading(storyText('Immunity every day'), 2) + text(storyText('<p>Zinc and vitamin C.</p>')));
const withTabs = row(
  tabs([
    { name: storyText('Ingredients'), content: text(storyText('<p>Zinc</p>')) },
    { name: storyText('Dosage'), content: text(storyText('<p>Once a day</p>')) },
  ]),
);

/** Returns the document of the preview. */
function getPreview(canvas: HTMLElement): Document {
  const page = canvas.querySelector('iframe')?.contentDocument;
  if (!page) throw new Error('No preview was found.');
  return page;
}

/** Paste the content of a CMS page here. */
export const Default: Story = { args: { html: page }, name: 'Paste markup here' };

export const Choices: Story = {
  args: { html: page },
  name: 'Markup is rendered in the theme of the page, at the selected width and in the selected theme',
  globals: { theme: 'high-contrast' },
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const preview = getPreview(canvasElement);
    await waitFor(() => expect(preview.querySelector('h2')?.textContent).toBe(storyText('Immunity every day')));
    await expect(preview.documentElement).toHaveAttribute('data-theme', document.documentElement.dataset['theme']);
    await expect(canvas.getByText('Nothing: all of it is shown.')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Tree as JSON' })).toHaveTextContent('"contentType": "heading"');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Width' }), '768');
    await expect(preview.defaultView?.innerWidth).toBe(768);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Theme' }), 'dark');
    await expect(preview.documentElement).toHaveAttribute('data-theme', 'dark');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Brand' }), 'zawilec');
    await expect(preview.documentElement).toHaveAttribute('data-brand', 'zawilec');
    // The styles of tabs load later and must be copied to the page in the frame.
    await fireEvent.change(canvas.getByRole('textbox', { name: 'HTML from the Magento admin' }), {
      target: { value: withTabs },
    });
    await waitFor(() =>
      expect(
        preview.defaultView?.getComputedStyle(preview.querySelector('[role="tablist"]') ?? preview.body).display,
      ).toBe('flex'),
    );
  },
};

const picture = pictures.scene.slice(pictures.scene.lastIndexOf('/') + 1);

/** Content copied from the admin contains directives instead of URLs. */
export const Directives: Story = {
  args: { html: row(image({ desktop: `{{media url=&quot;${picture}&quot;}}`, alt: storyText('Parcel') })) },
  name: 'Directives are reported, and those of media replaced when their URL is known',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const preview = getPreview(canvasElement);
    await expect(canvas.getByText(/directive that only Magento can replace$/)).toBeVisible();
    await expect(preview.querySelector('img')).toBeNull();
    await fireEvent.change(canvas.getByRole('textbox', { name: /^Media URL/ }), {
      target: { value: pictures.scene.slice(0, -picture.length) },
    });
    await waitFor(() => expect(preview.querySelector('img')?.alt).toBe(storyText('Parcel')));
    await expect(preview.documentElement).toHaveAttribute('data-theme', document.documentElement.dataset['theme']);
    await expect(canvas.getByText('Nothing: all of it is shown.')).toBeVisible();
  },
};

const hostile =
  '<img src=x onerror="parent.hacked = true"><script>parent.hacked = true</script><a href="javascript:parent.hacked = true">Link</a>';

/** Pasted markup runs nothing, and stripped content is reported. */
export const HostileAndUnknown: Story = {
  args: { html: page },
  name: 'Hostile markup has no effect, and stripped content is reported',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const pasted =
      row(text(hostile) + contentType('countdown', {}, storyText('until tomorrow'))) +
      image({ desktop: pictures.scene });
    await fireEvent.change(canvas.getByRole('textbox', { name: 'HTML from the Magento admin' }), {
      target: { value: pasted },
    });
    const preview = getPreview(canvasElement);
    await waitFor(() => expect(preview.body.textContent).toContain('Link'));
    await expect(canvas.getByText(/^Page Builder countdown content type is not supported/)).toBeVisible();
    await expect(preview.querySelector('script, [onerror], a[href^="javascript"]')).toBeNull();
    await expect('hacked' in window).toBe(false);
  },
};
