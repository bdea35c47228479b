import type { Token } from '../dtcg.ts';

/** Group of roles that make utilities, and where each version of Tailwind expects it. */
export interface TailwindNamespace {
  /** Beginning of the paths of its roles. */
  path: string;
  /** Beginning of the variables in the theme of Tailwind v4: `--color-action-primary` makes `bg-action-primary`. */
  variable: string;
  /** Key in the theme of Tailwind v3. */
  key: string;
}

const namespaces: readonly TailwindNamespace[] = [
  { path: 'semantic.color.', variable: '--color-', key: 'colors' },
  { path: 'semantic.space.', variable: '--spacing-', key: 'spacing' },
  { path: 'semantic.radius.', variable: '--radius-', key: 'borderRadius' },
  { path: 'semantic.shadow.', variable: '--shadow-', key: 'boxShadow' },
  { path: 'semantic.font.family.', variable: '--font-', key: 'fontFamily' },
  { path: 'semantic.font.size.', variable: '--text-', key: 'fontSize' },
  { path: 'semantic.font.weight.', variable: '--font-weight-', key: 'fontWeight' },
  { path: 'semantic.font.lineHeight.', variable: '--leading-', key: 'lineHeight' },
  { path: 'semantic.font.letterSpacing.', variable: '--tracking-', key: 'letterSpacing' },
  { path: 'semantic.easing.', variable: '--ease-', key: 'transitionTimingFunction' },
];

/**
 * Returns the namespace of a role and its name there in kebab case; undefined for roles without utilities, such as
 * durations.
 */
export function getTailwindName({
  path,
}: Pick<Token, 'path'>): { namespace: TailwindNamespace; name: string } | undefined {
  const namespace = namespaces.find((candidate) => path.startsWith(candidate.path));
  return namespace && { namespace, name: toKebabCase(path.slice(namespace.path.length)) };
}

function toKebabCase(path: string): string {
  return path.replace(/\./g, '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
