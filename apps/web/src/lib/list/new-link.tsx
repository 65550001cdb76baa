import { Button, type ButtonProps } from "@copydesk/ui";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { Link, type LinkProps } from "react-router";

interface NewLinkProps extends LinkProps, Pick<ButtonProps, "variant"> {}

/** From a list to where one more of its kind is made. */
export const NewLink = ({ variant = "primary", children, ...link }: NewLinkProps) => (
  <Button size="page" variant={variant} asChild>
    <Link {...link}>
      <PlusIcon size={14} weight="bold" aria-hidden />
      {children}
    </Link>
  </Button>
);
