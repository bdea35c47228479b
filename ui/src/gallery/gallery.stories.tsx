import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { getSampleImage } from '../story-utils/sample-images.ts';
import { waitForFrames, finishAnimations } from '../story-utils/animation.ts';
import { VideoPlayer } from '../video-player/index.ts';
import { getStoryStrings } from '../story-utils/story-strings.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { Gallery } from './index.ts';

const images = [sampleText('Front'), sampleText('Back'), sampleText('Capsules'), sampleText('Ingredients')].map(
  (name) => ({
    src: getSampleImage(name),
    alt: `${sampleText('Vitamin C 1000')}: ${name.toLowerCase()}`,
  }),
);

const meta = {
  title: 'UI/Catalog/Gallery',
  component: Gallery,
  args: {
    images,
    maxWidth: 640,
    sizes: '640px',
  },
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

const beginning = (start: string) => (name: string) => name.startsWith(start);
const getLeft = (element: Element | null | undefined) => Math.round(element?.getBoundingClientRect().left ?? NaN);

export const Default: Story = {};

export const DefaultBehavior: Story = {
  ...Default,
  name: '[UI-21] GA-1 Thumbnails, previous and next scroll an image into view',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = canvas.getByRole('list');
    // Only the current thumbnail has a frame.
    await expect(canvas.getByRole('button', { name: beginning(getStoryStrings().gallery.image(2, 4)) })).toHaveStyle({
      backgroundClip: 'padding-box',
      borderColor: 'rgba(0, 0, 0, 0)',
    });
    await userEvent.click(canvas.getByRole('button', { name: beginning(getStoryStrings().gallery.image(3, 4)) }));
    await waitForFrames(() => expect(getLeft(row.children[2])).toBe(getLeft(row)));
    await userEvent.click(canvas.getByRole('button', { name: getStoryStrings().gallery.next }));
    await waitForFrames(() => expect(getLeft(row.children[3])).toBe(getLeft(row)));
    await expect(canvas.getByRole('button', { name: getStoryStrings().gallery.next })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    canvas.getByRole('button', { name: beginning(getStoryStrings().gallery.image(4, 4)) }).focus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('button', { name: beginning(getStoryStrings().gallery.image(1, 4)) })).toHaveFocus();
    await waitForFrames(() => expect(getLeft(row.children[0])).toBe(getLeft(row)));
  },
};

export const Playground: Story = {};

export const Swiped: Story = {
  name: 'GA-2 Follows scrolling',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = canvas.getByRole('list');
    row.scrollTo({ left: row.clientWidth, behavior: 'instant' });
    await waitForFrames(() =>
      expect(canvas.getByRole('button', { name: beginning(getStoryStrings().gallery.image(2, 4)) })).toHaveAttribute(
        'aria-current',
        'true',
      ),
    );
  },
};

const openZoom = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: getStoryStrings().gallery.zoom }));
  const element = await within(document.body).findByRole('dialog', {}, { timeout: 10_000 });
  const dialog = within(element);
  const area = dialog.getByRole('group');
  const picture = () => dialog.getByRole('img').getBoundingClientRect();
  const press = (name: string) => userEvent.click(dialog.getByRole('button', { name }));
  finishAnimations();
  return { dialog, element, area, picture, press };
};
type Zoomed = Awaited<ReturnType<typeof openZoom>>;
const getCenter = ({ left, top, width, height }: DOMRect) => [
  Math.round(left + width / 2),
  Math.round(top + height / 2),
];
/** Waits for a scale of the image; 1 is the whole image. */
const waitForScale = ({ picture, area }: Zoomed, scale: number) =>
  waitForFrames(() => {
    finishAnimations();
    return expect(picture().width / Math.min(area.clientWidth, area.clientHeight * 0.8)).toBeCloseTo(scale, 1);
  });
const touch = (
  area: HTMLElement,
  type: 'pointerDown' | 'pointerMove' | 'pointerUp',
  pointerId: number,
  clientX: number,
  clientY: number,
) =>
  fireEvent[type](area, { pointerId, pointerType: 'touch', button: type === 'pointerMove' ? -1 : 0, clientX, clientY });

export const Zoom: Story = {
  name: '[UI-21] ZO-1 Enlarged: larger than on the page, centered in the window, by buttons and keys',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement).getAllByRole('img')[0]?.getBoundingClientRect();
    const zoomed = await openZoom(canvasElement);
    const { picture, press } = zoomed;
    await waitForFrames(() => {
      finishAnimations();
      return expect(picture().width).toBeGreaterThan(page?.width ?? Infinity);
    });
    await expect(getCenter(picture())).toEqual([Math.round(window.innerWidth / 2), Math.round(window.innerHeight / 2)]);
    await userEvent.keyboard('+++');
    await waitForScale(zoomed, 3);
    const { top } = picture();
    await userEvent.keyboard('{ArrowDown}');
    await waitForFrames(() => {
      finishAnimations();
      return expect(picture().top).toBeCloseTo(top - 80, 0);
    });
    await press(getStoryStrings().gallery.zoomReset);
    await waitForScale(zoomed, 1);
    await userEvent.keyboard('{ArrowRight}');
    await waitForFrames(() => {
      finishAnimations();
      return expect(getCenter(picture())[0]).toBe(Math.round(window.innerWidth / 2));
    });
    await expect(zoomed.dialog.getByRole('status')).toHaveTextContent(getStoryStrings().gallery.image(2, 4));
    await userEvent.keyboard('{Escape}');
    finishAnimations();
    await waitForFrames(() => expect(zoomed.element).not.toBeInTheDocument());
    await waitForFrames(() =>
      expect(
        within(canvasElement).getByRole('button', { name: beginning(getStoryStrings().gallery.image(2, 4)) }),
      ).toHaveAttribute('aria-current', 'true'),
    );
  },
};

export const ZoomByMouse: Story = {
  name: '[UI-21] ZO-1 A click zooms at the pointer, moving the mouse shows other parts, a click shows the whole image',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const zoomed = await openZoom(canvasElement);
    const { area, picture, press } = zoomed;
    await press(getStoryStrings().gallery.zoomReset);
    await waitForScale(zoomed, 1);
    const whole = picture();
    const click = async (clientX: number, clientY: number) => {
      await fireEvent.pointerDown(area, { pointerId: 1, pointerType: 'mouse', button: 0, clientX, clientY });
      await fireEvent.pointerUp(area, { pointerId: 1, pointerType: 'mouse', button: 0, clientX, clientY });
    };
    const [x, y] = [whole.left + whole.width * 0.7, whole.top + whole.height * 0.5];
    await click(x, y);
    await waitForScale(zoomed, 2);
    await expect((y - picture().top) / picture().height).toBeCloseTo(0.5, 2);
    await fireEvent.pointerMove(area, { pointerId: 1, pointerType: 'mouse', clientX: whole.left, clientY: whole.top });
    await waitForFrames(() => expect(picture().top).toBeCloseTo(0, 0));
    await fireEvent.pointerMove(area, {
      pointerId: 1,
      pointerType: 'mouse',
      clientX: whole.right,
      clientY: whole.bottom,
    });
    await waitForFrames(() => expect(picture().bottom).toBeCloseTo(window.innerHeight, 0));
    await click(x, y);
    await waitForScale(zoomed, 1);
    await expect(getCenter(picture())).toEqual(getCenter(whole));
  },
};

export const ZoomByTouch: Story = {
  name: '[UI-21] Touches pinch and drag the enlarged image, and drag the whole one to the next without a gap between them',
  tags: ['behavior', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const zoomed = await openZoom(canvasElement);
    const { area, picture, dialog, press } = zoomed;
    await press(getStoryStrings().gallery.zoomReset);
    await waitForScale(zoomed, 1);
    await expect(getComputedStyle(area).touchAction).toBe('none');
    const [x, y] = [window.innerWidth / 2, window.innerHeight / 2];
    await touch(area, 'pointerDown', 1, x - 50, y);
    await touch(area, 'pointerDown', 2, x + 50, y);
    await touch(area, 'pointerMove', 2, x + 200, y);
    await waitForScale(zoomed, 2.5);
    await touch(area, 'pointerUp', 2, x + 200, y);
    const { left } = picture();
    await touch(area, 'pointerMove', 1, x - 20, y);
    await waitForFrames(() => expect(picture().left).toBeCloseTo(left + 30, 0));
    await touch(area, 'pointerUp', 1, x - 20, y);

    await touch(area, 'pointerDown', 1, x - 150, y);
    await touch(area, 'pointerDown', 2, x + 150, y);
    await touch(area, 'pointerMove', 2, x - 100, y);
    await touch(area, 'pointerUp', 2, x - 100, y);
    await touch(area, 'pointerUp', 1, x - 150, y);
    await waitForScale(zoomed, 1);

    await touch(area, 'pointerDown', 1, x + 100, y);
    await touch(area, 'pointerMove', 1, x - 50.4, y);
    await waitForFrames(() => expect(getLeft(area.firstElementChild)).toBe(-150));
    const edges = [...(area.firstElementChild?.children ?? [])].map((slide) => slide.getBoundingClientRect());
    await expect(edges[1]?.left).toBe(edges[0]?.right);
    await expect(edges[1]?.left).toBe(window.innerWidth - 150);
    await touch(area, 'pointerUp', 1, x - 50.4, y);
    await waitForFrames(() =>
      expect(dialog.getByRole('status')).toHaveTextContent(getStoryStrings().gallery.image(2, 4)),
    );
    finishAnimations();
    await waitForFrames(() => expect(getLeft(dialog.getByRole('img'))).toBe(0));
  },
};

export const WithVideo: Story = {
  name: '[GA-3] The button of a video is named as one; a video is not enlarged and stops when its slide is left',
  tags: ['behavior', '!autodocs'],
  args: {
    images: [
      ...images.slice(0, 2),
      {
        src: getSampleImage('Film', '#1e5c44'),
        alt: sampleText('How to dose the drops'),
        video: (isCurrent) => (
          <figure>
            <VideoPlayer title={sampleText('How to dose the drops')} active={isCurrent}>
              {({ title, className }) => <iframe srcDoc="<p>Film</p>" title={title} className={className} />}
            </VideoPlayer>
            <figcaption>{sampleText('How to dose the drops')}</figcaption>
          </figure>
        ),
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      canvas.getByRole('button', {
        name: `${getStoryStrings().gallery.image(3, 3)}: ${getStoryStrings().gallery.video}: ${sampleText('How to dose the drops')}`,
      }),
    );
    await expect(canvas.queryByRole('button', { name: getStoryStrings().gallery.zoom })).toBeNull();
    await waitForFrames(() =>
      expect(getLeft(canvas.getByRole('list').children[2])).toBe(getLeft(canvas.getByRole('list'))),
    );
    const play = { name: getStoryStrings().videoPlayer.playLabel(sampleText('How to dose the drops')) };
    await userEvent.click(canvas.getByRole('button', play));
    await expect(canvas.getByTitle(sampleText('How to dose the drops'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: getStoryStrings().gallery.previous }));
    await expect(canvas.queryByTitle(sampleText('How to dose the drops'))).toBeNull();
    await expect(canvas.getByRole('button', play)).toBeInTheDocument();
  },
};

export const SinglePicture: Story = {
  args: { images: images.slice(0, 1) },
};

export const SinglePictureBehavior: Story = {
  ...SinglePicture,
  name: 'A single image fills the gallery',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const gallery = canvas.getByRole('group');
    await expect(canvas.getByRole('img').getBoundingClientRect().width).toBeCloseTo(
      gallery.getBoundingClientRect().width,
      0,
    );
  },
};
export const ManyPictures: Story = {
  args: {
    images: Array.from({ length: 12 }, (_, index) => ({
      src: getSampleImage(sampleText('View {number}', { number: index + 1 })),
      alt: sampleText('View {number}', { number: index + 1 }),
    })),
  },
};

export const ManyPicturesBehavior: Story = {
  ...ManyPictures,
  name: 'The buttons stay on the image next to a higher column of thumbnails',
  tags: ['behavior', '!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  // As wide as on a product page: a wider image is higher than the thumbnails.
  decorators: (Story) => (
    <div style={{ width: '36rem' }}>
      <Story />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [slide] = canvas.getAllByRole('img');
    const image = slide?.getBoundingClientRect() ?? new DOMRect();
    const zoom = canvas.getByRole('button', { name: getStoryStrings().gallery.zoom }).getBoundingClientRect();
    const last = canvas.getByRole('button', { name: beginning(getStoryStrings().gallery.image(12, 12)) });
    await expect(last.getBoundingClientRect().bottom).toBeGreaterThan(image.bottom);
    await expect(zoom.bottom).toBeLessThan(image.bottom);
    await expect(zoom.right).toBeLessThan(image.right);
  },
};
