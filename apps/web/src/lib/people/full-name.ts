interface Named {
  first_name: string;
  last_name: string;
}

/** What people call somebody; the address where nobody gave a name yet. */
export const fullName = (person: Named & { email?: string }): string =>
  `${person.first_name} ${person.last_name}`.trim() || (person.email ?? "");
