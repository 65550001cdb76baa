import { Button, consoleLocale, EmptyState } from "@copydesk/ui";
import { FileCsvIcon } from "@phosphor-icons/react/dist/csr/FileCsv";
import { useState } from "react";
import { useLocation, useMatch, useNavigate } from "react-router";
import { ListPage } from "../../lib/list/list-page.tsx";
import { ListResults } from "../../lib/list/list-results.tsx";
import { NewLink } from "../../lib/list/new-link.tsx";
import { useListAddress } from "../../lib/list/use-list-address.ts";
import { useSelection } from "../../lib/list/use-selection.ts";
import { useRight } from "../../lib/rights.ts";
import { useMediaQuery } from "../../lib/use-media-query.ts";
import { UserDialogs } from "./dialogs/user-dialogs.tsx";
import { ImportDialog } from "./import/import-dialog.tsx";
import { InviteDialog } from "./invite/invite-dialog.tsx";
import { UserBulkBar } from "./list/user-bulk-bar.tsx";
import { UserCards } from "./list/user-cards.tsx";
import { UserFilters } from "./list/user-filters.tsx";
import { userList, useUserList } from "./list/user-list.ts";
import { UserTable } from "./list/user-table.tsx";
import { useUserActions } from "./use-user-actions.tsx";

/** `/users`, and `/users/add`: the dialog over the list. */
export default function UserListPage() {
  const [importing, setImporting] = useState(false);
  const isInviting = useMatch("/users/add") !== null;
  const { search } = useLocation();
  const navigate = useNavigate();
  const mayInvite = useRight("users.invite");
  const mayImport = useRight("users.create");
  return (
    <ListPage
      title="Users"
      actions={
        <>
          {mayImport && (
            <Button size="page" icon={<FileCsvIcon size={16} />} onClick={() => setImporting(true)}>
              Import
            </Button>
          )}
          {mayInvite && <InviteLink search={search} />}
        </>
      }
    >
      <People />
      {isInviting && mayInvite && <InviteDialog onClose={() => navigate({ pathname: "/users", search })} />}
      {importing && <ImportDialog onClose={() => setImporting(false)} />}
    </ListPage>
  );
}

function InviteLink({ search }: { search: string }) {
  return <NewLink to={{ pathname: "/users/add", search }}>Invite</NewLink>;
}

function People() {
  const { address, change } = useListAddress(userList);
  const { search } = useLocation();
  const query = useUserList(address);
  const rows = query.data?.results ?? [];
  const selection = useSelection(rows, userList.write(address).toString());
  const actions = useUserActions({ onDone: selection.clear });
  const asCards = useMediaQuery("(max-width: 767px)");
  const canPick = [useRight("users.deactivate"), useRight("users.invite"), useRight("teams.edit")].includes(true);
  const count = query.data?.count;
  return (
    <>
      <UserFilters
        address={address}
        change={change}
        count={count !== undefined && `${count.toLocaleString(consoleLocale)} ${count === 1 ? "user" : "users"}`}
      />
      <ListResults
        query={query}
        noun="users"
        paging={{ page: address.page, pageSize: userList.pageSize, onPage: (page, options) => change({ page }, options) }}
        isFiltered={userList.isFiltered(address)}
        onClear={() => change(userList.cleared(address))}
        empty={<EmptyState action={<InviteLink search={search} />}>People who work with you will be listed here.</EmptyState>}
      >
        {(items) =>
          asCards ? (
            <UserCards items={items} actions={actions} selection={canPick ? selection : null} />
          ) : (
            <UserTable
              items={items}
              ordering={address.ordering}
              onSort={(ordering) => change({ ordering })}
              selection={canPick ? selection : null}
              actions={actions}
            />
          )
        }
      </ListResults>
      {selection.ids.length > 0 && (
        <UserBulkBar items={rows.filter(({ id }) => selection.has(id))} actions={actions} onClear={selection.clear} />
      )}
      <UserDialogs dialogs={actions.dialogs} />
    </>
  );
}
