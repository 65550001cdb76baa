export { dateToDay, dayToDate, firstPickableDay, formatDay, lastPickableDay } from "./lib/calendar-day.ts";
export { cn } from "./lib/cn.ts";
export { consoleLocale, formatCount, shortMonths } from "./lib/locale.ts";
export { useOpener } from "./lib/use-opener.ts";
export type { Option } from "./listbox/option.ts";
export { matchOptions } from "./listbox/option.ts";
export { SearchableList } from "./listbox/searchable-list.tsx";
export { Avatar, type AvatarSize, initialsOf } from "./parts/avatar.tsx";
export { Button, type ButtonProps, type ButtonVariant } from "./parts/button.tsx";
export { ChannelIcon, ChannelIcons, ChannelIconsByCode, ChannelPin, channelIconKeys, channelTone } from "./parts/channel-icon.tsx";
export { Checkbox, type CheckboxProps } from "./parts/checkbox.tsx";
export { Chip, type ChipProps } from "./parts/chip.tsx";
export { Combobox, type ComboboxProps } from "./parts/combobox.tsx";
export { ConfirmDialog, type ConfirmDialogProps } from "./parts/confirm-dialog.tsx";
export { DatePicker, type DatePickerProps } from "./parts/date-picker.tsx";
export { Dialog, type DialogProps } from "./parts/dialog.tsx";
export { Disclosure } from "./parts/disclosure.tsx";
export { Drawer, type DrawerProps } from "./parts/drawer.tsx";
export { EmptyState } from "./parts/empty-state.tsx";
export { FailureNote, type FailureNoteProps } from "./parts/failure-note.tsx";
export { Field, type FieldProps, useFieldControl, useFieldLabel } from "./parts/field.tsx";
export { FilterButton } from "./parts/filter-button.tsx";
export { IconButton, type IconButtonProps } from "./parts/icon-button.tsx";
export { Input, type InputProps } from "./parts/input.tsx";
export { Kbd, modifierKey } from "./parts/kbd.tsx";
export { LanguageChip, LanguageChips, More } from "./parts/language-chip.tsx";
export {
  Menu,
  MenuCheckboxItem,
  MenuContent,
  MenuItem,
  type MenuItemProps,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuSub,
  MenuTrigger,
} from "./parts/menu.tsx";
export { MenuSegmented } from "./parts/menu-segmented.tsx";
export { MultiPicker, type MultiPickerProps } from "./parts/multi-picker.tsx";
export { Notice } from "./parts/notice.tsx";
export { Pager, pageWindow } from "./parts/pager.tsx";
export { Popover, PopoverAnchor, PopoverClose, PopoverContent, PopoverTrigger } from "./parts/popover.tsx";
export { ProgressBar, ProgressRing } from "./parts/progress-ring.tsx";
export { RadioCard, RadioCards } from "./parts/radio-cards.tsx";
export { Segmented, SegmentedNav, SegmentedNavItem, type SegmentedProps } from "./parts/segmented.tsx";
export { Select, type SelectProps } from "./parts/select.tsx";
export { Loading, Skeleton, SkeletonText } from "./parts/skeleton.tsx";
export { Spinner } from "./parts/spinner.tsx";
export { Mark, type MarkKind, StatusMark } from "./parts/status-mark.tsx";
export { Switch, type SwitchProps } from "./parts/switch.tsx";
export {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  type TableHeaderProps,
  TableRow,
  type TableRowProps,
} from "./parts/table.tsx";
export { Tab, TabList, TabPanel, Tabs } from "./parts/tabs.tsx";
export { Textarea } from "./parts/textarea.tsx";
export { Toaster, type ToastVariant, type ToastView, toastDuration, toastSwipeThreshold, toastVariants } from "./parts/toaster.tsx";
export { Tooltip, TooltipProvider } from "./parts/tooltip.tsx";
