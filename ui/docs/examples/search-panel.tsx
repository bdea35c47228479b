import { useState } from 'react';
import { Header, HeaderButton, Logo } from '@witryna/ui/header';
import { SearchIcon } from '@witryna/ui/icon';
import { SearchPanel, useSuggestions, type SuggestionGroup } from '@witryna/ui/search-panel';

interface Product {
  name: string;
  path: string;
}

export interface ShopSearchProps {
  /** Finds products in the shop. */
  findProducts(query: string, signal: AbortSignal): Promise<readonly Product[]>;
}

export function ShopSearch({ findProducts }: ShopSearchProps) {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const load = async (text: string, signal: AbortSignal): Promise<SuggestionGroup[]> => {
    const products = await findProducts(text, signal);
    const suggestions = products.map(({ name, path }) => ({ id: path, label: name, href: path }));
    return [{ id: 'products', label: 'Products', suggestions }];
  };
  const { groups, status } = useSuggestions({ query, load });
  return (
    <Header
      logo={
        <Logo href="/" label="Shoe shop, home page">
          Shoe shop
        </Logo>
      }
      actions={
        <HeaderButton
          icon={<SearchIcon />}
          label="Search"
          expanded={open}
          controls="search-panel"
          onClick={() => setOpen(!open)}
        />
      }
    >
      <SearchPanel
        id="search-panel"
        open={open}
        onOpenChange={setOpen}
        action="/search"
        value={query}
        onValueChange={setQuery}
        groups={groups}
        status={status}
      />
    </Header>
  );
}
