export { saveChannelIcon } from "./channel-icon.ts";
export { duplicateChannel } from "./duplicate-channel.ts";
export { listChannels } from "./list-channels.ts";
export { readNewChannelPrompts } from "./new-channel.ts";
export { orderChannels } from "./order-channels.ts";
export { channelsWithModel, listChannelsWithModel, readChannel, readChannelRows, replaceModelInChannels } from "./read-channel.ts";
export { removeChannel } from "./remove-channel.ts";
export { createChannel, setChannelStatus, updateChannel } from "./save-channel.ts";
