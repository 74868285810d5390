import type { ChannelName } from "../store/enquiry.ts";
import type { Channel } from "./channel.ts";
import type { DeliverySettings } from "./delivery-settings.ts";
import { mailChannel } from "./mail-channel.ts";
import type { Mailer } from "./mailer.ts";
import { serviceChannel } from "./service-channel.ts";
import { webhookChannel } from "./webhook-channel.ts";

/** The ways of delivery that are set up. */
export function createChannels({ serviceOrigin, webhook }: DeliverySettings, mailer: Mailer | undefined): Channel[] {
  return [
    ...(mailer ? [mailChannel(mailer)] : []),
    ...(serviceOrigin ? [serviceChannel(serviceOrigin)] : []),
    ...(webhook ? [webhookChannel(webhook)] : []),
  ];
}

/** By which channels a new enquiry is to be delivered: those that are set up, or else by mail once there is a mail server. */
export function channelsOfNewEnquiries(channels: readonly Channel[]): ChannelName[] {
  return channels.length > 0 ? channels.map(({ name }) => name) : ["mail"];
}
