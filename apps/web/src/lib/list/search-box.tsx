import { Input } from "@copydesk/ui";
import { FunnelSimpleIcon } from "@phosphor-icons/react/dist/csr/FunnelSimple";
import { useEffect, useState } from "react";

const restingFor = 250;

interface SearchBoxProps {
  value: string;
  onSearch: (text: string) => void;
  placeholder: string;
}

/** Filters while one types, a moment after the last letter; Enter does not wait. */
export function SearchBox({ value, onSearch, placeholder }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // The address changed under the field: Back, or filters cleared.
  if (value !== known) {
    setKnown(value);
    if (value !== typed.trim()) setTyped(value);
  }

  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => onSearch(typed.trim()), restingFor);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch]);

  return (
    <Input
      type="search"
      size="sm"
      aria-label={placeholder}
      placeholder={placeholder}
      maxLength={200}
      leading={<FunnelSimpleIcon size={15} aria-hidden />}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => event.key === "Enter" && onSearch(typed.trim())}
      className="w-full md:mr-1.5 md:w-[248px]"
      inputClassName="placeholder:text-ink-3"
    />
  );
}
