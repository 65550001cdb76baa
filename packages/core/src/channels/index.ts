export { saveChannelIcon } from "./channel-icon.ts";
export { listChannels, orderChannels } from "./list-channels.ts";
export {
  channelsWithModel,
  listChannelsWithModel,
  readChannel,
  readChannelRows,
  readNewChannelPrompts,
  replaceModelInChannels,
} from "./read-channel.ts";
export { removeChannel } from "./remove-channel.ts";
export { createChannel, duplicateChannel, setChannelStatus, updateChannel } from "./save-channel.ts";
