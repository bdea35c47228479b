import type { CSSProperties, ReactNode } from 'react';
import resolver from '../tokens/tokens.resolver.json' with { type: 'json' };
import { useTokenValue } from './live-values.ts';
import * as styles from './docs.css.ts';
import { rolesBelow, type Role } from './roles.ts';

/** How a role is shown: a class, and the style property that the role is the value of. */
export interface Sample {
  className?: string;
  property: keyof CSSProperties;
  /** Text in the sample, for roles of type. */
  text?: string;
  /** A part within the sample's track that moves while a pointer is over the row. */
  moves?: boolean;
}

export interface TokenSection {
  heading: string;
  /** Path of the token file, for example `semantic.space`. */
  group: string;
  sample?: Sample;
  /** Shows the values of every theme, not of the present one alone. */
  perTheme?: boolean;
}

/** Every role of some groups of the token file: sample, name, custom property, value and description. */
export function TokenPage({ sections, children }: { sections: readonly TokenSection[]; children?: ReactNode }) {
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

function SampleOf({ role, sample: { className, property, text, moves = false } }: { role: Role; sample: Sample }) {
  const shown = { [property]: `var(${role.property})` };
  const part = (
    <div className={className} style={shown}>
      {text}
    </div>
  );
  return (
    <div className={styles.sample} aria-hidden={text === undefined || undefined}>
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
