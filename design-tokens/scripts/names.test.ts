import { describe, expect, it } from 'vitest';
import { contractPath, isPublic, propertyName } from './names.ts';

describe('names', () => {
  it('omit the tier and are in kebab case as properties', () => {
    expect(propertyName('semantic.color.text.onHighlight')).toBe('w-color-text-on-highlight');
    expect(propertyName('component.headerBar.background')).toBe('w-header-bar-background');
  });

  it('group component tokens in the contract', () => {
    expect(contractPath('semantic.color.text.primary')).toEqual(['color', 'text', 'primary']);
    expect(contractPath('component.footer.text')).toEqual(['component', 'footer', 'text']);
  });

  it('are public in the semantic and the component tier only', () => {
    expect(['semantic.gap', 'component.footer.text', 'primitive.ink', 'semantics.gap'].map(isPublic)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
