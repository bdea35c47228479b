import { breakpoints } from '@witryna/design-tokens';
import { Select } from '@witryna/ui/select';
import { TextArea } from '@witryna/ui/text-area';
import { TextField } from '@witryna/ui/text-field';
import { Heading } from '@witryna/ui/text';
import { useMemo, useState } from 'react';
import { PageBuilderProvider, RichContent } from '../index.ts';
import { Frame } from './frame.tsx';
import * as styles from './playground.css.ts';
import { readForPlayground } from './read-for-playground.ts';

/** The narrowest width without loss of content (WCAG 1.4.10), and every breakpoint of the tokens. */
const widths = [320, ...Object.values(breakpoints)].map(String);
const themes = ['light', 'dark', 'high-contrast'];
const brands = ['witryna', 'zawilec'];
const toParserOptions = (values: readonly string[], unit = '') =>
  values.map((value) => ({ value, label: value + unit }));

/** Returns the theme or brand of the page, with which the preview begins. */
const findPageValue = (name: 'theme' | 'brand', values: readonly string[]): string | undefined =>
  values.find((value) => value === document.documentElement.dataset[name]);

interface PlaygroundProps {
  /** Initial markup, as Magento stores it. */
  html: string;
}

/** Renders pasted markup, its tree, and the messages about content that is not rendered as written. */
export function Playground({ html: initial }: PlaygroundProps) {
  const [html, setHtml] = useState(initial);
  const [width, setWidth] = useState('375');
  const [theme, setTheme] = useState(() => findPageValue('theme', themes) ?? 'light');
  const [brand, setBrand] = useState(() => findPageValue('brand', brands) ?? 'witryna');
  const [mediaUrl, setMediaUrl] = useState('');
  const { content, messages } = useMemo(() => readForPlayground(html, mediaUrl), [html, mediaUrl]);
  return (
    <div className={styles.playground}>
      <TextArea
        label="HTML from the Magento admin"
        value={html}
        rows={8}
        spellCheck={false}
        onChange={(event) => setHtml(event.target.value)}
      />
      <div className={styles.choices}>
        <Select
          label="Width"
          options={toParserOptions(widths, ' px')}
          value={width}
          onChange={(event) => setWidth(event.target.value)}
        />
        <Select
          label="Theme"
          options={toParserOptions(themes)}
          value={theme}
          onChange={(event) => setTheme(event.target.value)}
        />
        <Select
          label="Brand"
          options={toParserOptions(brands)}
          value={brand}
          onChange={(event) => setBrand(event.target.value)}
        />
        <TextField
          optional
          optionalLabel="(optional)"
          label="Media URL"
          hint="Takes the place of {{media url=…}}"
          inputMode="url"
          placeholder="https://shop.example/media"
          value={mediaUrl}
          onChange={(event) => setMediaUrl(event.target.value)}
        />
      </div>
      <section aria-label="Not rendered as written">
        <Heading level={2} size="h5">
          Not rendered as written
        </Heading>
        {messages.length === 0 ? (
          <p>Nothing: all of it is shown.</p>
        ) : (
          <ul>
            {messages.map((message, index) => (
              <li key={`${index} ${message}`}>{message}</li>
            ))}
          </ul>
        )}
      </section>
      <div role="region" aria-label="Preview" tabIndex={0} className={styles.desk}>
        <Frame title="Preview" width={Number(width)} theme={theme} brand={brand}>
          <PageBuilderProvider resolveImageUrl={({ src }) => src} scriptHosts={noHosts}>
            <RichContent key={html + mediaUrl} content={content} />
          </PageBuilderProvider>
        </Frame>
      </div>
      <section aria-label="Tree">
        <Heading level={2} size="h5">
          Tree
        </Heading>
        <pre tabIndex={0} role="region" aria-label="Tree as JSON" className={styles.tree}>
          {JSON.stringify(content, null, 2)}
        </pre>
      </section>
    </div>
  );
}

const noHosts: readonly string[] = [];
