import type { buttonTypes, headingTypes } from './keywords.ts';
import type { directions, dynamicBlockModes, linkTypes, tabAlignments, visibilities } from './reader-keywords.ts';

/**
 * Box styles that a merchant sets for a content type. Values are CSS text; lengths carry their unit (`0px`), colors are
 * `rgb()`, `rgba()` or `transparent`. A property that is not set is absent; no property is ever null, undefined or an
 * empty string.
 */
export interface BoxStyle {
  marginTop?: string;
  marginRight?: string;
  marginBottom?: string;
  marginLeft?: string;
  paddingTop?: string;
  paddingRight?: string;
  paddingBottom?: string;
  paddingLeft?: string;
  /** Border style, such as `solid`. `none` is a value and differs from absent. */
  border?: string;
  borderColor?: string;
  borderWidth?: string;
  borderRadius?: string;
  textAlign?: string;
  minHeight?: string;
  backgroundColor?: string;
}

/** Declarations that hold for one media query, with camel-cased property names. */
export interface MediaQueryStyle {
  /** The query as stored, such as `only screen and (max-width: 768px)`. Data, never to be put into a style sheet. */
  media: string;
  style: Record<string, string>;
}

/** What every content type has. */
export interface NodeBase extends BoxStyle {
  /** Target of links with a fragment, with the prefix that ids of content have; absent without one. */
  id?: string;
  /** Direction of the text, of the element or of one around it that is no content type; absent without one. */
  dir?: (typeof directions)[number];
  /** Language of the text, as in `dir`. */
  lang?: string;
  /** As stored in `data-appearance`; absent when the markup has none. */
  appearance?: string;
  /** The merchant switched it off. Hidden nodes stay in the tree and render nothing. */
  isHidden: boolean;
  /** The merchant's own classes; Page Builder's structural classes are left out. */
  cssClasses: string[];
  mediaQueries: MediaQueryStyle[];
  /** Content types inside this one, in document order. */
  children: ContentNode[];
}

/** The background images and how they are laid. Values are CSS text of the property with the same name. */
export interface BackgroundFields {
  desktopImage?: string;
  /** Replaces the desktop image up to 64rem. */
  mobileImage?: string;
  backgroundSize?: string;
  backgroundPosition?: string;
  backgroundAttachment?: string;
  backgroundRepeat?: string;
}

/** A video behind the content. */
export interface VideoBackgroundFields {
  backgroundType?: 'image' | 'video';
  /** YouTube, Vimeo or a file; jarallax prefixes such as `mp4:` are already removed. */
  videoSrc?: string;
  /** An image for when the video is not played. */
  videoFallbackSrc?: string;
  videoLoop: boolean;
  videoPlayOnlyVisible: boolean;
  videoLazyLoading: boolean;
  videoOverlayColor?: string;
}

/** Where content is in a box that is taller than it. */
export type VerticalAlignment = 'top' | 'middle' | 'bottom';

export type LinkType = (typeof linkTypes)[number];

/** A link of an image, button, banner or slide. */
export interface LinkFields {
  /** An http, https, mailto or tel address, a path, or a block identifier. Unsafe schemes are absent. */
  link?: string;
  linkType?: LinkType;
  openInNewTab: boolean;
}

export type ButtonType = (typeof buttonTypes)[number];

/** Image with its size in pixels, if the markup has it. */
export interface ImageSource {
  src: string;
  height?: number;
  width?: number;
  /** Height divided by width. */
  ratio?: number;
}

export type Visibility = (typeof visibilities)[number];

/** What a banner and a slide have in common. */
export interface BannerFields extends NodeBase, BackgroundFields, VideoBackgroundFields, LinkFields {
  /** Sanitized HTML. */
  content: string;
  /** Sanitized HTML of small print, for shops that extend the banner with it. */
  legal?: string;
  showButton: Visibility;
  buttonText?: string;
  buttonType: ButtonType;
  showOverlay: Visibility;
  overlayColor?: string;
}

/** An image or video with text, a button and a link. */
export interface BannerNode extends BannerFields {
  contentType: 'banner';
}

/** An embedded CMS block. */
export interface BlockNode extends NodeBase {
  contentType: 'block';
  /** The block's own content, which may be Page Builder again. */
  richContent: RichContentValue;
}

/** One button. */
export interface ButtonItemNode extends NodeBase, LinkFields {
  contentType: 'button-item';
  text: string;
  buttonType: ButtonType;
  /** The heading of the dialog that a `block` link opens. */
  blockTitle?: string;
}

/** A set of buttons, `inline` or `stacked`. */
export interface ButtonsNode extends NodeBase {
  contentType: 'buttons';
  /** All buttons take the width of the widest one. */
  isSameWidth: boolean;
}

/** Columns side by side: of lines since Magento 2.4.5, of columns before. */
export interface ColumnGroupNode extends NodeBase, BackgroundFields {
  contentType: 'column-group';
  /** How many parts the merchant's grid has, 2 to 16. */
  gridSize?: number;
}

/** One line of columns in a group. */
export interface ColumnLineNode extends NodeBase {
  contentType: 'column-line';
}

/** One column. */
export interface ColumnNode extends NodeBase, BackgroundFields {
  contentType: 'column';
  /** A percentage, or a `calc()` of one when the column has side margins. */
  width?: string;
  verticalAlignment?: VerticalAlignment;
}

/** A line. */
export interface DividerNode extends NodeBase {
  contentType: 'divider';
  /** A length or percentage. */
  width?: string;
  color?: string;
  /** A length. */
  thickness?: string;
}

/** A banner that Adobe Commerce chooses for the visitor. */
export interface DynamicBlockNode extends NodeBase {
  contentType: 'dynamic_block';
  /** Whether it is inline in a text instead of a block. */
  displayInline: boolean;
  /** Selection of banners: the named ones, those of cart rules or those of catalog rules. */
  displayMode?: (typeof dynamicBlockModes)[number];
  /** Condition for the products that the host loads. */
  uids: string[];
}

/** Which banners a dynamic block wants from the host. */
export type DynamicBlockRequest = Pick<DynamicBlockNode, 'uids' | 'displayMode'>;

/** A question with its answer. */
export interface FaqItemNode extends NodeBase {
  contentType: 'faq-item';
  /** Text without markup: it becomes the name of a button. */
  question: string;
  /** Sanitized HTML. */
  answer: string;
  /** An image next to the answer. */
  image?: ImageSource;
  /** What the image shows; empty when it is decoration or there is none. */
  altText: string;
}

/** Questions and answers; its children are the items. */
export interface FaqNode extends NodeBase {
  contentType: 'faq';
}

export type HeadingType = (typeof headingTypes)[number];

/** A heading. */
export interface HeadingNode extends NodeBase {
  contentType: 'heading';
  text: string;
  headingType: HeadingType;
}

/** Markup a merchant wrote by hand. */
export interface HtmlContentNode extends NodeBase {
  contentType: 'html';
  /** Sanitized HTML, or the stored HTML if it is trusted. */
  html: string;
  /** Only `ParseOptions.htmlPolicy` sets it; no content can. */
  isTrusted?: true;
}

/** An image. The border belongs to the image, everything else of the box to the figure around it. */
export interface ImageNode extends NodeBase, LinkFields {
  contentType: 'image';
  desktopImage?: ImageSource;
  /** Absent when it is the same image as the desktop one. */
  mobileImage?: ImageSource;
  /** Empty for a decorative image. */
  altText: string;
  title?: string;
  caption?: string;
  /** Words next to it lead to the same place, so that its link is for pointers only. */
  isLinkRedundant?: true;
}

/** A place on a map, as the merchant described it. Texts that are not filled in are absent. */
export interface MapLocation {
  name?: string;
  /** Degrees; absent when the place has an address only. */
  position?: { latitude: number; longitude: number };
  phone?: string;
  address?: string;
  city?: string;
  state?: string;
  zipcode?: string;
  country?: string;
  /** Lines are divided by `\n`. */
  comment?: string;
}

/** Places on a map. */
export interface MapNode extends NodeBase {
  contentType: 'map';
  locations: MapLocation[];
  /** Whether the map offers to zoom and to change its kind. */
  showControls: boolean;
  height?: string;
}

/** The carousel settings; the grid has none of them. */
export interface ProductsCarouselFields {
  autoplay?: boolean;
  /** Milliseconds between moves. */
  autoplaySpeed?: number;
  infinite?: boolean;
  arrows?: boolean;
  dots?: boolean;
  carouselMode?: 'default' | 'continuous';
  /** How much of the neighbors shows at both ends of a continuous carousel. */
  centerPadding?: string;
}

/** A list of products. Appearances: `grid`, `carousel`. */
export interface ProductsNode extends NodeBase, ProductsCarouselFields {
  contentType: 'products';
  /** The link of each product as stored, in order, each once. */
  pathNames: string[];
}

/** A horizontal band of a page. Appearances: `contained`, `full-width`, `full-bleed`. */
export interface RowNode extends NodeBase, BackgroundFields, VideoBackgroundFields {
  contentType: 'row';
  verticalAlignment?: VerticalAlignment;
  enableParallax: boolean;
  /** From -1 to 2; 0.5 when the markup gives none. */
  parallaxSpeed: number;
}

/** One slide of a slider. */
export interface SlideNode extends BannerFields {
  contentType: 'slide';
}

/** Slides, one at a time. */
export interface SliderNode extends NodeBase {
  contentType: 'slider';
  autoplay: boolean;
  /** Milliseconds a slide stays, as the merchant set it; 4000 when the markup gives none. */
  autoplaySpeed: number;
  fade: boolean;
  infinite: boolean;
  showArrows: boolean;
  showDots: boolean;
}

/** One tab. */
export interface TabItemNode extends NodeBase, BackgroundFields {
  contentType: 'tab-item';
  tabName: string;
  verticalAlignment?: VerticalAlignment;
}

/** Panels of which one is shown at a time. Its children are the tabs. */
export interface TabsNode extends NodeBase {
  contentType: 'tabs';
  /** The place of the tab that is open at first, from 0. */
  defaultIndex: number;
  /** Alignment of the tab list. */
  tabNavigationAlignment: (typeof tabAlignments)[number];
  /** The names of the tabs, in order. */
  headers: string[];
}

/** Text from the editor. */
export interface TextNode extends NodeBase {
  contentType: 'text';
  /** Sanitized HTML. */
  content: string;
}

/** A wall of posts from social networks that the script of Tint renders. */
export interface TintupNode extends NodeBase {
  contentType: 'tintup';
  /** Sanitized HTML of the element that the script fills. The settings of Tint in its `data-*` attributes are kept. */
  html: string;
  /** The address of the script; absent when its host is not one of `ParseOptions.scriptHosts`. */
  url?: string;
}

/** A video with controls. */
export interface VideoNode extends NodeBase {
  contentType: 'video';
  /** Stored URL of a YouTube or Vimeo player or of a file. `parseVideoSource` returns whether it can be played. */
  url?: string;
  autoplay: boolean;
  muted: boolean;
  /** A length or percentage. */
  maxWidth?: string;
  /** Title of the video, if the markup has one. */
  title?: string;
  /** The still image of a file. */
  poster?: string;
  /** Captions of a file; Page Builder writes none, markup by hand may. */
  captions?: VideoCaptions[];
}

/** A file with the captions of a video in one language. */
export interface VideoCaptions {
  src: string;
  kind: 'captions' | 'subtitles';
  /** Of the texts, as in `lang`. */
  language?: string;
  label?: string;
}

/**
 * Every content type that has a reader, by the name Magento stores in `data-content-type`.
 *
 * Applications with content types of their own add to it by declaration merging:
 * `declare module '@witryna/page-builder' { interface ContentTypes { countdown: CountdownNode } }`.
 */
export interface ContentTypes {
  banner: BannerNode;
  block: BlockNode;
  'button-item': ButtonItemNode;
  buttons: ButtonsNode;
  column: ColumnNode;
  'column-group': ColumnGroupNode;
  'column-line': ColumnLineNode;
  divider: DividerNode;
  dynamic_block: DynamicBlockNode;
  faq: FaqNode;
  'faq-item': FaqItemNode;
  heading: HeadingNode;
  html: HtmlContentNode;
  image: ImageNode;
  map: MapNode;
  products: ProductsNode;
  row: RowNode;
  slide: SlideNode;
  slider: SliderNode;
  'tab-item': TabItemNode;
  tabs: TabsNode;
  text: TextNode;
  tintup: TintupNode;
  video: VideoNode;
}

/** The name of a content type that can be read. */
export type ContentType = keyof ContentTypes;

/**
 * Content type without a reader. It is kept so that tools can report it, and renders the content types in it, or all
 * its content with `keepUnsupported`.
 */
export interface UnsupportedNode extends NodeBase {
  contentType: 'unsupported';
  /** What the markup calls it. */
  type: string;
  /** Its content as sanitized HTML, with `ParseOptions.keepUnsupported`; it has no children then. */
  html?: string;
}

/** Any content type of a document. Narrow it by `contentType`. */
export type ContentNode = ContentTypes[ContentType] | UnsupportedNode;

/** A parsed document: plain JSON, so a server can parse and a browser can hydrate without the parser. */
export interface RootNode {
  contentType: 'root-container';
  /** A document has no styles of its own. */
  appearance: null;
  children: ContentNode[];
}

/** Markup without Page Builder, already sanitized. */
export interface PlainHtml {
  html: string;
}

/** Content of a CMS field: a Page Builder tree, or plain HTML without content types. */
export type RichContentValue = RootNode | PlainHtml;
