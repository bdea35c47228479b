// Components and content as HTML, for pages with styles of others.
import { RichContent } from '@witryna/page-builder';
import { parseRichContent } from '@witryna/page-builder/parser';
import { Accordion } from '@witryna/ui/accordion';
import { Badge } from '@witryna/ui/badge';
import { Breadcrumbs } from '@witryna/ui/breadcrumbs';
import { Button } from '@witryna/ui/button';
import { Card } from '@witryna/ui/card';
import { Carousel } from '@witryna/ui/carousel';
import { Checkbox } from '@witryna/ui/checkbox';
import { DateField } from '@witryna/ui/date-field';
import { Fieldset } from '@witryna/ui/fieldset';
import { FileUpload } from '@witryna/ui/file-upload';
import { CaptchaNotice, FollowUs, Footer } from '@witryna/ui/footer';
import { Header, Logo } from '@witryna/ui/header';
import { FacebookIcon } from '@witryna/ui/icon';
import { MegaMenu } from '@witryna/ui/mega-menu';
import { Pagination } from '@witryna/ui/pagination';
import { PasswordField } from '@witryna/ui/password-field';
import { Price } from '@witryna/ui/price';
import { PriceSummary } from '@witryna/ui/price-summary';
import { ProductCard } from '@witryna/ui/product-card';
import { RadioGroup } from '@witryna/ui/radio-group';
import { SearchField } from '@witryna/ui/search-field';
import { Select } from '@witryna/ui/select';
import { Switch } from '@witryna/ui/switch';
import { Table } from '@witryna/ui/table';
import { Tabs } from '@witryna/ui/tabs';
import { TextArea } from '@witryna/ui/text-area';
import { TextField } from '@witryna/ui/text-field';
import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const options = [
  { value: 'de', label: 'Deutschland' },
  { value: 'at', label: 'Österreich' },
];

const menu = [
  { id: 'men', label: 'Herren', href: '/men', children: [{ id: 'derby', label: 'Derby', href: '/men/derby' }] },
  { id: 'care', label: 'Pflege', href: '/care' },
];

const content = `<div data-content-type="row" data-appearance="contained" data-element="main"><div data-element="inner">
<h2 data-content-type="heading" data-appearance="default" data-element="main">Pflege</h2>
<div data-content-type="text" data-appearance="default" data-element="main"><p>Mit <a href="/wachs">Wachs</a> <strong>einreiben</strong>.</p>
<ul><li>Bürste</li><li>Tuch</li></ul><h3>Danach</h3><blockquote>Zwei Tage ruhen lassen.</blockquote>
<table><thead><tr><th>Leder</th></tr></thead><tbody><tr><td>glatt</td></tr></tbody></table></div></div></div>`;

const elements = [
  h(Button, null, 'In den Warenkorb'),
  h(Button, { variant: 'secondary' }, 'Merken'),
  h(Button, { variant: 'quiet' }, 'Abbrechen'),
  h(TextField, { label: 'E-Mail', name: 'email', error: 'Bitte prüfen Sie die Adresse.' }),
  h(TextArea, { label: 'Nachricht', name: 'message', maxLength: 100 }),
  h(SearchField, { label: 'Suche', name: 'query' }),
  h(PasswordField, { label: 'Passwort', name: 'password' }),
  h(Checkbox, { label: 'Rechnungsadresse', name: 'same', defaultChecked: true }),
  h(Select, { label: 'Land', name: 'country', options }),
  h(DateField, { label: 'Liefertag', name: 'day', defaultValue: '2026-03-12' }),
  h(RadioGroup, { label: 'Lieferung', name: 'delivery', options }),
  h(Fieldset, { legend: 'Adresse' }, h(TextField, { label: 'Straße', name: 'street' })),
  h(Accordion, { items: [{ id: 'care', title: 'Pflege', content: 'Regelmäßig einwachsen.' }] }),
  h(Breadcrumbs, { items: [{ label: 'Start', href: '/' }], current: 'Schuhe' }),
  h(Card, { title: 'Lieferadresse' }, h('p', null, 'Königsplatz 1')),
  h(ProductCard, {
    name: 'Derby Kassel',
    subtitle: 'Leder',
    href: '/derby',
    imageSrc: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
    price: h(Price, { price: '198,90 €' }),
    badge: h(Badge, null, '−20 %'),
  }),
  h(PriceSummary, { rows: [{ id: 'total', label: 'Summe', value: '198,90 €', total: true }] }),
  h(Footer, {
    copyright: '© Wagner',
    groups: [{ id: 'account', title: 'Konto', links: [{ id: 'orders', label: 'Bestellungen', href: '/orders' }] }],
    captcha: h(CaptchaNotice, { privacyHref: '/privacy', termsHref: '/terms' }),
    social: h(FollowUs, { links: [{ href: 'https://facebook.example', label: 'Facebook', icon: h(FacebookIcon) }] }),
  }),
  h(RichContent, { content: parseRichContent(content) }),
  h(Header, { logo: h(Logo, { href: '/', label: 'Wagner' }), navigation: h(MegaMenu, { items: menu }) }),
  h(Tabs, {
    label: 'Derby Kassel',
    items: [
      { id: 'leather', label: 'Leder', content: 'Vom Rind.' },
      { id: 'size', label: 'Größe', content: 'Fällt weit aus.' },
    ],
  }),
  h(Carousel, {
    label: 'Neu',
    items: ['Derby', 'Oxford'].map((name) => ({ key: name, content: h('p', null, name) })),
  }),
  h(
    Table,
    { caption: 'Größen' },
    h('thead', null, h('tr', null, h('th', { scope: 'col' }, 'EU'), h('th', { scope: 'col' }, 'UK'))),
    h('tbody', null, h('tr', null, h('td', null, '42'), h('td', null, '8'))),
  ),
  h(Switch, { label: 'Newsletter', name: 'newsletter', defaultChecked: true }),
  h(FileUpload, { label: 'Foto', name: 'photo', accept: 'image/*' }),
  h(Pagination, { current: 2, total: 9, getHref: (page) => `?page=${page}` }),
];

/** HTML of components and content, each in a section. */
export const samples = elements.map((element) => `<section>${renderToStaticMarkup(element)}</section>`).join('\n');
