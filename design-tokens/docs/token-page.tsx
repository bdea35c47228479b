import type { CSSProperties, ReactNode } from 'react';
import resolver from '../tokens/tokens.resolver.json' with { type: 'json' };
import { useTokenValue } from './live-values.ts';
import { getSampleLetters } from './sample-letters.ts';
import * as styles from './docs.css.ts';
import { rolesBelow, type Role } from './roles.ts';

/** Sample of a role: a class, and the style property to which the role is applied. */
export interface Sample {
  className?: string;
  property: keyof CSSProperties;
  /** Lines of text in the sample, for typography roles. Default: 0. */
  lines?: number;
  /** Whether a marker within the sample moves while the row is hovered. */
  moves?: boolean;
}

export interface TokenSection {
  heading: string;
  /** Path in the token file, e.g. `semantic.space`. */
  group: string;
  sample?: Sample;
  /** Whether to show the values of every theme instead of only the current one. */
  perTheme?: boolean;
}

interface TokenPageProps {
  /** Groups of the token file, each with a heading and a sample of its roles. */
  sections: readonly TokenSection[];
  /** What follows the sections. Default: nothing. */
  children?: ReactNode;
}

/** Lists every role of some groups of the token file: sample, name, custom property, value and description. */
export function TokenPage({ sections, children }: TokenPageProps) {
  return (
    <div className={styles.page}>
      {sections.map(({ heading, group, sample, perTheme = false }) => (
        <section key={group} className={styles.section}>
          <h2 className={styles.heading}>{heading}</h2>
          <ul className={styles.list}>
            {rolesBelow(group).map((role) => (
              <li key={role.path} className={styles.item}>
                {sample && <SampleOf role={role} sample={sample} />}
                <div className={styles.facts}>
                  <span className={styles.name}>{role.path}</span>
                  <code className={styles.code}>{role.property}</code>
                  <span className={styles.note}>{role.description}</span>
                  {perTheme ? <ThemeValues role={role} /> : <Value property={role.property} />}
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {children}
    </div>
  );
}

function SampleOf({ role, sample: { className, property, lines = 0, moves = false } }: { role: Role; sample: Sample }) {
  const shown = { [property]: `var(${role.property})` };
  const part = (
    <div className={className} style={shown}>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line}>{getSampleLetters(document.documentElement.lang)}</div>
      ))}
    </div>
  );
  return (
    <div className={styles.sample} aria-hidden={lines === 0 || undefined}>
      {moves ? <div className={styles.track}>{part}</div> : part}
    </div>
  );
}

function Value({ property }: { property: string }) {
  return <code className={styles.code}>{useTokenValue(property)}</code>;
}

function ThemeValues({ role: { property } }: { role: Role }) {
  return (
    <span className={styles.values}>
      {Object.keys(resolver.modifiers.theme.contexts).map((theme) => (
        <ThemeValue key={theme} theme={theme} property={property} />
      ))}
    </span>
  );
}

function ThemeValue({ theme, property }: { theme: string; property: string }) {
  const value = useTokenValue(property, theme);
  return (
    <span className={styles.value}>
      <span className={styles.chip} style={{ background: value }} />
      <span>
        {theme} <code className={styles.code}>{value}</code>
      </span>
    </span>
  );
}
