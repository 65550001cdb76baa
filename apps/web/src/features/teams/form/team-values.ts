import { type PersonCard, type TeamColour, type TeamDetail, type TeamInput, teamColours } from "@copydesk/contracts";

export interface Seat {
  person: PersonCard;
  can_edit: boolean;
}

/** What the form of a team holds. */
export interface TeamValues {
  name: string;
  description: string;
  colour: TeamColour;
  status: "active" | "inactive";
  seats: Seat[];
}

export const blankTeam: TeamValues = { name: "", description: "", colour: "blue", status: "active", seats: [] };

export const valuesOf = (team: TeamDetail): TeamValues => ({
  name: team.name,
  description: team.description,
  colour: teamColours.find((colour) => colour === team.colour) ?? "blue",
  status: team.status,
  seats: team.members.map(({ can_edit, status: _status, ...person }) => ({ person, can_edit })),
});

export const toInput = ({ seats, ...values }: TeamValues): TeamInput => ({
  ...values,
  members: seats.map(({ person, can_edit }) => ({ user_id: person.id, can_edit })),
});

/** The form's field for one of the server's. */
export function fieldOf(path: string): keyof TeamValues | null {
  const [name = ""] = path.split(".");
  if (name === "members") return "seats";
  return name in blankTeam ? (name as keyof TeamValues) : null;
}
