interface AddressTextProps {
  /** An address in one line. */
  children: string;
}

/** An address whose numbers with a hyphen do not break, e.g. the postcode `00-838`. */
export function AddressText({ children }: AddressTextProps) {
  return children.split(/(\d+-\d+)/).map((part, index) =>
    // The captured numbers are every other part.
    index % 2 === 1 ? (
      <span key={index} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
