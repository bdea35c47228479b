/** When to use a component. */
export interface Usage {
  /** What it is for. */
  use: string;
  /** When something else is better, and what. */
  instead: string;
}

/** Usage notes of the components, by the last part of the title of their page. */
export const usage: Readonly<Record<string, Usage>> = {
  // Actions
  Button: {
    use: 'For an action: submit, save, open. One primary button for each view; secondary and quiet ones beside it.',
    instead: 'For navigation use ButtonLink or TextLink. For several actions on one thing use DropdownMenu.',
  },
  FavoriteButton: {
    use: 'To mark a product or a store, on its image or next to its name.',
    instead: 'For settings use Switch, in forms Checkbox.',
  },
  IconButton: {
    use: 'Where space is short and the icon is known: close, remove, search.',
    instead: 'For navigation use IconButtonLink. Use Button with a text if the icon alone could be misunderstood.',
  },
  // Forms
  AddressForm: {
    use: 'For a shipping or billing address, in the checkout and in the account.',
    instead: 'To show an address use PostalAddress.',
  },
  Checkbox: {
    use: 'For one choice of yes or no that a form submits, or several in a Fieldset. Indeterminate above others.',
    instead:
      'Use Switch if the change takes effect at once, ConsentCheckbox for consents, RadioGroup for one of several.',
  },
  ConsentCheckbox: {
    use: 'For consents with legal texts: terms, marketing, data processing. Never checked in advance.',
    instead: 'For choices without legal meaning use Checkbox.',
  },
  DateField: {
    use: 'For a day, a time or both that the visitor knows or picks: delivery, birthday, appointment.',
    instead: 'Use Select or OptionPicker if only a few days are possible.',
  },
  Fieldset: {
    use: 'To group fields that belong together under a legend, e.g. an address or several checkboxes.',
    instead: 'RadioGroup and SegmentedControl have a label of their own.',
  },
  FileUpload: {
    use: 'For documents and photos that a form submits: complaints, prescriptions, prints.',
    instead: 'For links to files elsewhere use TextField with the type url.',
  },
  FormErrorBanner: {
    use: 'Above a form after a failed submission, with links to the fields.',
    instead: 'The error of one field belongs to the field, other messages to Alert.',
  },
  NewsletterForm: {
    use: 'To subscribe to the newsletter, in the footer or on a page.',
    instead: 'For other forms combine fields, FormErrorBanner and Button.',
  },
  OptionPicker: {
    use: 'For the variants of a product: size, color, capacity. All are visible, sold-out ones too.',
    instead: 'Use Select for more than about ten values, RadioCards for choices that need explaining.',
  },
  PasswordField: {
    use: 'For passwords: to sign in, or for a new one with its rules.',
    instead: 'For codes and PINs that are no secret of the visitor use TextField.',
  },
  QuantityStepper: {
    use: 'For the quantity of a product on its page and in the cart.',
    instead: 'For other numbers use TextField with the input mode numeric.',
  },
  RadioCards: {
    use: 'For important choices with a description, a price or fields of their own: delivery, payment.',
    instead: 'For short options use RadioGroup, for variants of a product OptionPicker.',
  },
  RadioGroup: {
    use: 'For one of two to about seven options, all visible.',
    instead: 'Use Select for more, RadioCards if options need explaining, SegmentedControl to switch views.',
  },
  RatingInput: {
    use: 'For the stars of a review.',
    instead: 'To show a rating use Rating.',
  },
  SearchField: {
    use: 'For a search within a page, e.g. among stores.',
    instead: 'For the search of the shop in the header use SearchPanel.',
  },
  SegmentedControl: {
    use: 'To switch between two to five views or modes of the same content at once: list and map.',
    instead: 'Use Tabs if each view is a content of its own, RadioGroup for answers in a form.',
  },
  Select: {
    use: 'For one of many known values: country, region, sorting.',
    instead: 'Use RadioGroup for few values, DropdownMenu for actions.',
  },
  Switch: {
    use: 'For a setting that is on or off and takes effect at once.',
    instead: 'Use Checkbox if a button submits the choice, or if it is a consent.',
  },
  TextArea: {
    use: 'For text of several lines: a comment, a dedication.',
    instead: 'For one line use TextField.',
  },
  TextField: {
    use: 'For a short text, e-mail address, telephone number or URL.',
    instead: 'Use PasswordField for passwords, DateField for dates, Select for known values.',
  },
  // Navigation
  AccountTrigger: {
    use: 'In the header: sign in, or the menu of the account.',
    instead: 'For navigation on account pages use AccountLayout.',
  },
  Breadcrumbs: {
    use: 'Above the heading of pages below the first level of the catalog.',
    instead: 'Not on the home page, in the cart or in the checkout.',
  },
  Drawer: {
    use: 'For the menu of the shop on phones, with categories level by level.',
    instead: 'On a desktop use MegaMenu; for content other than navigation SidePanel.',
  },
  Footer: {
    use: 'Once for each page, with links, newsletter and switchers.',
    instead: 'In the checkout use CheckoutFooter.',
  },
  Header: {
    use: 'Once for each page, at the top.',
    instead: 'In the checkout use CheckoutHeader.',
  },
  MegaMenu: {
    use: 'For the categories of the shop in the header of a desktop.',
    instead: 'On phones use Drawer; for a few actions DropdownMenu.',
  },
  NeedHelp: {
    use: 'In the header: telephone number and e-mail address.',
    instead: 'For other contents use Popover.',
  },
  Pagination: {
    use: 'Below lists of more than one page, whose pages have URLs.',
    instead: 'For steps of a process use CheckoutStep.',
  },
  SearchPanel: {
    use: 'For the search of the shop, with suggestions.',
    instead: 'For a search within a page use SearchField.',
  },
  SkipLink: {
    use: 'As the first element of each page.',
    instead: 'For links within a long text use TableOfContents.',
  },
  Switchers: {
    use: 'For the store view or the currency, in the header and in the footer.',
    instead: 'For values in a form use Select.',
  },
  TableOfContents: {
    use: 'Beside long texts with several headings: terms, guides.',
    instead: 'For pages of the account use AccountLayout.',
  },
  // Catalog
  Badge: {
    use: 'For a short property of a product or an order: new, on sale, sent.',
    instead: 'For messages use Alert; what can be clicked is a Button.',
  },
  CategoryHeader: {
    use: 'At the top of category pages.',
    instead: 'For other pages use Heading.',
  },
  FilterDialog: {
    use: 'For the filters of a list on phones.',
    instead: 'On a desktop use FilterSidebar.',
  },
  FilterPanel: {
    use: 'For the groups of filters, inside FilterSidebar or FilterDialog.',
    instead: 'For choices in a form use Checkbox in a Fieldset.',
  },
  FilterSidebar: {
    use: 'For the filters beside a list on large screens; a button replaces it on small ones.',
    instead: 'On phones use FilterDialog, which its button opens.',
  },
  Gallery: {
    use: 'For the images and videos of a product, which can be enlarged.',
    instead: 'For a single image without enlarging use Image, for other rows Carousel.',
  },
  Price: {
    use: 'For each price of a product, with its reduction and the lowest price of 30 days.',
    instead: 'For the totals of the cart use PriceSummary.',
  },
  PriceRange: {
    use: 'As a filter by price, with two fields.',
    instead: 'For one number use TextField.',
  },
  ProductCard: {
    use: 'For a product in lists, carousels and search results.',
    instead: 'In the cart use CartLine.',
  },
  ProductGrid: {
    use: 'For product cards in a category or in search results.',
    instead: 'For one row that scrolls use Carousel.',
  },
  ListModeSwitch: {
    use: 'Above lists of products that visitors can see as a grid or as a list. The host keeps the mode in the URL.',
    instead: 'For views without a URL of their own use SegmentedControl.',
  },
  ProductList: {
    use: 'For product cards with a short text, where words help to choose: parts, books, technical goods.',
    instead: 'Where pictures decide use ProductGrid.',
  },
  ProductSort: {
    use: 'Above lists of products.',
    instead: 'In forms use Select.',
  },
  Rating: {
    use: 'For the average of the reviews, next to the name of a product.',
    instead: 'To ask for a rating use RatingInput.',
  },
  Reviews: {
    use: 'For the reviews on the page of a product, with their distribution.',
    instead: 'For the average alone use Rating.',
  },
  SubscriptionOffer: {
    use: 'For products that are sold once or at regular intervals.',
    instead: 'For other choices with a price use RadioCards.',
  },
  Swatch: {
    use: 'For the color of an option or a filter, always next to its name.',
    instead: 'Never alone: a color is no name.',
  },
  ComparisonTable: {
    use: 'To compare up to four products by their attributes, with what differs marked.',
    instead: 'For other data use Table, for a list of products ProductGrid.',
  },
  // Cart, checkout, account, stores
  CartLine: {
    use: 'For a product in the cart and in the mini cart.',
    instead: 'In lists of the catalog use ProductCard, in the checkout OrderSummary.',
  },
  MiniCart: {
    use: 'For the cart in a side panel, opened from the header.',
    instead: 'On the page of the cart use its contents, CartContents.',
  },
  PriceSummary: {
    use: 'For the totals of a cart or an order.',
    instead: 'For the price of one product use Price.',
  },
  CheckoutStep: {
    use: 'For the steps of the checkout, of which one is open.',
    instead: 'For content in any order use Accordion.',
  },
  OrderConfirmation: {
    use: 'After an order, once.',
    instead: 'For past orders use OrderList.',
  },
  OrderSummary: {
    use: 'Next to the checkout: products and totals.',
    instead: 'Where quantities can be changed use CartLine.',
  },
  AccountLayout: {
    use: 'For all pages of the account, with their navigation.',
    instead: 'For other pages use Columns.',
  },
  OrderList: {
    use: 'For past orders in the account.',
    instead: 'For other data use Table.',
  },
  OpeningHours: {
    use: 'For the hours of a store, with special days.',
    instead: 'For the hours of a telephone line use NeedHelp.',
  },
  StoreCard: {
    use: 'For a store in a list or on its page.',
    instead: 'For an address alone use PostalAddress.',
  },
  // Overlays
  ConsentBanner: {
    use: 'To ask for consent to cookies, before they are set.',
    instead: 'For consents in a form use ConsentCheckbox.',
  },
  Dialog: {
    use: 'For a short task or question that must be answered before going on.',
    instead: 'For longer content beside the page use SidePanel, for messages Alert or a toast.',
  },
  DropdownMenu: {
    use: 'For two to about eight actions on one thing.',
    instead: 'For one action use Button, for navigation or other content Popover, for values Select.',
  },
  OverlayMask: {
    use: 'Behind an element that covers the page. Dialog and SidePanel already have it.',
    instead: 'Not to show that something loads: use LoadingBar or Skeleton.',
  },
  Popover: {
    use: 'For a little content next to its button, which leaves the page usable.',
    instead: 'For actions use DropdownMenu, for tasks Dialog.',
  },
  SidePanel: {
    use: 'For content beside the page that the visitor returns from: cart, filters, details.',
    instead: 'For a question use Dialog, for navigation Drawer.',
  },
  // Disclosure
  Accordion: {
    use: 'For several sections of which most visitors read few: questions, details of delivery.',
    instead: 'For one section use Disclosure, for alternatives Tabs, for a process CheckoutStep.',
  },
  Carousel: {
    use: 'For a row of equal items that are not all needed: recommended products.',
    instead: 'If all are needed use ProductGrid; for images of one product Gallery.',
  },
  Disclosure: {
    use: 'For one section that most visitors skip. It works without scripts.',
    instead: 'For several sections use Accordion.',
  },
  Tabs: {
    use: 'For two to six alternatives of which one is read at a time.',
    instead: 'If they are read in a row use headings or Accordion; for views of one list SegmentedControl.',
  },
  // Media
  Image: {
    use: 'For images with a known place: products, thumbnails.',
    instead: 'For large images with other proportions on phones use ImageWithRatio.',
  },
  ImageWithRatio: {
    use: 'For large images with a proportion for phones and one for desktops.',
    instead: 'For products use Image.',
  },
  VideoPlayer: {
    use: 'For videos of other hosts, which load only after consent or a click.',
    instead: 'For moving images without sound use a video of Page Builder.',
  },
  // Feedback
  Alert: {
    use: 'For a message that stays next to what it is about.',
    instead: 'Use a toast for what passes, FormErrorBanner above forms, the error of a field for one field.',
  },
  Announcer: {
    use: 'To tell screen readers what others see: a changed number of results, a saved value.',
    instead: 'A visible message announces itself by its role.',
  },
  ErrorPage: {
    use: 'When a page fails.',
    instead: 'For a page that does not exist use NotFound, for a part of a page Alert.',
  },
  LoadingBar: {
    use: 'At the top while the next page loads.',
    instead: 'For a part of a page use Skeleton, in a button its loading state.',
  },
  MessagePage: {
    use: 'For a page with a message only: empty cart, failed payment.',
    instead: 'Next to other content use Alert.',
  },
  NotFound: {
    use: 'For addresses without a page, with links to go on.',
    instead: 'When a page fails use ErrorPage.',
  },
  OfflineIndicator: {
    use: 'In the header while there is no connection.',
    instead: 'For a failed request use Alert or a toast.',
  },
  Progress: {
    use: 'For a share that is known: the way to free delivery.',
    instead: 'If the duration is unknown use Spinner or Skeleton.',
  },
  Skeleton: {
    use: 'For content that loads and whose shape is known.',
    instead: 'For an action in progress use the loading state of its button.',
  },
  Spinner: {
    use: 'Where a Skeleton has no space or no shape.',
    instead: 'For content use Skeleton; buttons and fields have their own progress.',
  },
  Toaster: {
    use: 'For short messages about what just happened, with at most one action.',
    instead: 'What must not be missed belongs to Alert or Dialog.',
  },
  // Layout, text, structure
  Card: {
    use: 'For a group of content that stands apart from the page: an address, a form.',
    instead: 'For products use ProductCard, for choices RadioCards.',
  },
  Layout: {
    use: 'For the distances between components: Stack, Inline, Columns, PageBlock.',
    instead: 'Components have no outer margins; do not add any.',
  },
  PostalAddress: {
    use: 'To show an address.',
    instead: 'To ask for one use AddressForm.',
  },
  Text: {
    use: 'For texts, headings and links outside of other components.',
    instead: 'For content of the merchant use RichContent of the Page Builder renderer.',
  },
  Table: {
    use: 'For data with rows and columns. It scrolls in itself on phones.',
    instead: 'For orders use OrderList, for layout Columns.',
  },
};
