import type { Usage } from './usage.ts';

/** Usage notes of the content types of Page Builder, for editors, by the last part of the title of their page. */
export const contentTypeUsage: Readonly<Record<string, Usage>> = {
  Banner: {
    use: 'For an offer with an image, a text and one link: a campaign, a category, a service.',
    instead: 'Use Image for a picture without text, Slider for several offers in one place.',
  },
  Block: {
    use: 'For content that several pages share, such as shipping times: a CMS block, edited once.',
    instead: 'Use Dynamic block for content that depends on the customer.',
  },
  Button: {
    use: 'For one action within Buttons: a link to a page, a product or a category, or a CMS block in a dialog.',
    instead: 'Use a link in Text within a sentence.',
  },
  Buttons: {
    use: 'For one button or several that belong together, below a text.',
    instead: 'A Banner and a Slide have a button of their own.',
  },
  Column: {
    use: 'For a part of a line with its own background, width and alignment.',
    instead: 'Use Row for content of full width.',
  },
  'Column group': {
    use: 'For content side by side on wide screens and below each other on phones.',
    instead: 'Use Products for a grid of products.',
  },
  'Column line': {
    use: 'For one line of columns.',
    instead: 'Add a Column group in the editor, which contains the lines.',
  },
  Divider: {
    use: 'Between parts of a page that have no heading.',
    instead: 'Use a Heading for a new topic, and the padding of a Row for distance.',
  },
  'Dynamic block': {
    use: 'For banners that Adobe Commerce selects by customer segment or cart price rule.',
    instead: 'Use Block for content that is the same for all: it needs no request of its own.',
  },
  FAQ: {
    use: 'For questions and answers, of which each opens by itself.',
    instead: 'Use Tabs for a few parts of about equal length, Heading and Text for what everybody should read.',
  },
  'FAQ item': {
    use: 'For one question with its answer, and an image if it explains more than words.',
    instead: 'Add an FAQ in the editor, which contains the questions.',
  },
  Heading: {
    use: 'For the title of a part. Levels follow each other without gaps; the page itself has the first.',
    instead: 'Use bold words in Text for emphasis.',
  },
  HTML: {
    use: 'For markup that no other content type makes. Scripts, forms and event handlers are removed.',
    instead: 'Use a widget of the application for anything interactive.',
  },
  Image: {
    use: 'For a picture with a caption, a link and another file for phones.',
    instead: 'Use Banner for text on an image: text in a picture can neither be read out nor translated.',
  },
  Map: {
    use: 'For the locations of stores. They are a list, also without the map that an application provides.',
    instead: 'Use Text for a single address.',
  },
  Playground: {
    use: 'To see what the renderer makes of your own markup, and what it leaves out.',
    instead: 'For an application use `RichContent`.',
  },
  Products: {
    use: 'For a selection of products as a grid or a carousel.',
    instead: 'Link to a category for more than about twelve.',
  },
  Row: {
    use: 'For every part of a page: background, width, distances, parallax and background video.',
    instead: 'Use Column group inside it for content side by side.',
  },
  Slide: {
    use: 'For one offer within Slider, with what a Banner has.',
    instead: 'Use Banner for a single offer.',
  },
  Slider: {
    use: 'For two to five offers of equal weight.',
    instead: 'Use a Banner for what everybody should see: few visitors reach the second slide.',
  },
  'Tab item': {
    use: 'For one part within Tabs, with a short title.',
    instead: 'Add Tabs in the editor, which contain the items.',
  },
  Tabs: {
    use: 'For two to five parts of which a visitor needs one at a time.',
    instead: 'Use FAQ for many parts, or headings where visitors compare.',
  },
  Text: {
    use: 'For paragraphs, lists, tables and links as the editor makes them.',
    instead: 'Use HTML for markup that the editor would change.',
  },
  Tintup: {
    use: 'For a wall of posts of the service Tint, whose script the application allows.',
    instead: 'Use Image and Text for a few posts: they need neither a script nor consent.',
  },
  Unsupported: {
    use: 'For content types that the renderer does not know: it shows the standard ones inside them.',
    instead: 'Define a renderer with `defineContentType`.',
  },
  Video: {
    use: 'For a video of YouTube, Vimeo or the shop. Nothing is requested from a provider before the click.',
    instead: 'Use the background of a Row for a video without information.',
  },
};
