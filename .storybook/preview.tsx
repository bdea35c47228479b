import type { Preview } from '@storybook/react-vite';
import { WitrynaProvider } from '@witryna/ui/provider';
import '@witryna/ui/styles';
import '../storefront/src/app/fonts.css';

/** The widths that every component is designed for. */
const viewports = {
  phone: { name: 'Phone, 375 px', styles: { width: '375px', height: '812px' }, type: 'mobile' },
  tablet: { name: 'Tablet, 768 px', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: 'Desktop, 1440 px', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const;

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <WitrynaProvider locale="pl-PL">
        <Story />
      </WitrynaProvider>
    ),
  ],
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    viewport: { options: viewports },
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
      // A component alone on a page stands in no landmark.
      config: { rules: [{ id: 'region', enabled: false }] },
    },
    chromatic: {
      modes: Object.fromEntries(Object.keys(viewports).map((viewport) => [viewport, { viewport }])),
    },
    options: { storySort: { order: ['Foundations', 'UI', 'Page Builder', 'Storefront'] } },
  },
};

export default preview;
