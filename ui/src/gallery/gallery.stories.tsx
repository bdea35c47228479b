import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { samplePicture } from '../samples/sample-pictures.ts';
import { drawn, settled } from '../samples/settled.ts';
import { VideoPlayer } from '../video-player/index.ts';
import { spoken } from '../samples/spoken-words.ts';
import { Gallery } from './index.ts';

const pictures = ['Przód', 'Tył', 'Kapsułki', 'Skład'].map((name) => ({ src: samplePicture(name), alt: `Witamina C 1000: ${name.toLowerCase()}` }));

const meta = {
  title: 'UI/Catalogue/Gallery',
  component: Gallery,
  args: {
    pictures,
    maximumWidth: 640,
    sizes: '640px',
  },
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

const beginning = (start: string) => (name: string) => name.startsWith(start);
const leftOf = (element: Element | null | undefined) => Math.round(element?.getBoundingClientRect().left ?? NaN);

export const Default: Story = {
  name: '[UI-21] GA-1 Thumbnails, previous and next bring a picture into view',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = canvas.getByRole('list');
    await userEvent.click(canvas.getByRole('button', { name: beginning(spoken().gallery.picture(3, 4)) }));
    await drawn(() => expect(leftOf(row.children[2])).toBe(leftOf(row)));
    await userEvent.click(canvas.getByRole('button', { name: spoken().gallery.next }));
    await drawn(() => expect(leftOf(row.children[3])).toBe(leftOf(row)));
    await expect(canvas.getByRole('button', { name: spoken().gallery.next })).toHaveAttribute('aria-disabled', 'true');
    canvas.getByRole('button', { name: beginning(spoken().gallery.picture(4, 4)) }).focus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('button', { name: beginning(spoken().gallery.picture(1, 4)) })).toHaveFocus();
    await drawn(() => expect(leftOf(row.children[0])).toBe(leftOf(row)));
  },
};

export const Playground: Story = {};

export const Swiped: Story = {
  name: 'GA-2 Follows scrolling',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = canvas.getByRole('list');
    row.scrollTo({ left: row.clientWidth, behavior: 'instant' });
    await drawn(() => expect(canvas.getByRole('button', { name: beginning(spoken().gallery.picture(2, 4)) })).toHaveAttribute('aria-current', 'true'));
  },
};

export const Zoom: Story = {
  name: '[UI-21] ZO-1 Enlarged: whole at first, scrolled when larger',
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: spoken().gallery.zoom }));
    const dialog = within(await within(document.body).findByRole('dialog', {}, { timeout: 10_000 }));
    settled();
    const area = dialog.getByRole('group');
    await expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight);
    await userEvent.click(dialog.getByRole('button', { name: spoken().gallery.zoomIn }));
    await userEvent.click(dialog.getByRole('button', { name: spoken().gallery.zoomIn }));
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight);
    area.focus();
    await userEvent.keyboard('{ArrowDown}');
    await drawn(() => expect(area.scrollTop).toBeGreaterThan(0));
    await userEvent.click(dialog.getByRole('button', { name: spoken().gallery.zoomReset }));
    await expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight);
  },
};

export const WithVideo: Story = {
  name: '[GA-3] The button of a video says that it is one; a video is not enlarged',
  args: {
    pictures: [
      ...pictures.slice(0, 2),
      {
        src: samplePicture('Film', '#1e5c44'),
        alt: 'Jak dawkować krople',
        video: (
          <VideoPlayer title="Jak dawkować krople">
            {({ title, className }) => <iframe srcDoc="<p>Film</p>" title={title} className={className} />}
          </VideoPlayer>
        ),
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: `${spoken().gallery.picture(3, 3)}: ${spoken().gallery.video}: Jak dawkować krople` }));
    await expect(canvas.queryByRole('button', { name: spoken().gallery.zoom })).toBeNull();
    await drawn(() => expect(leftOf(canvas.getByRole('list').children[2])).toBe(leftOf(canvas.getByRole('list'))));
    await expect(canvas.getByRole('button', { name: spoken().videoPlayer.playLabel('Jak dawkować krople') })).toBeVisible();
  },
};

export const SinglePicture: Story = { args: { pictures: pictures.slice(0, 1) } };
export const ManyPictures: Story = {
  args: { pictures: Array.from({ length: 12 }, (_, index) => ({ src: samplePicture(`Ujęcie ${index + 1}`), alt: `Ujęcie ${index + 1}` })) },
};
